// Somebody's question bank, as other features meet it: the front door of this feature.
export { selectKeyStandings as selectBankStandings } from './questions/key-standings.store.ts';
export { keptFromBanks } from './questions/take-questions.ts';
export { chooseFromBank } from './practise/choose-from-bank.ts';
export { findTwins, lookForTwins } from './twins/find-twins.ts';
export { purgeBankUndo } from './questions/undo.store.ts';
export { insertTaken } from './questions/take-questions.store.ts';
export { insertWritten } from './questions/bank-question.store.ts';
export { insertCategory } from './categories/category.store.ts';
export { countQuestions, insertBank, isNumbered, updateLastNo } from './bank.store.ts';
