/** What is said when one's turn has come: also by the worker, which needs to know no other words. */

export const yourTurn = { en: "Your turn", de: "Du bist am Zug" };
