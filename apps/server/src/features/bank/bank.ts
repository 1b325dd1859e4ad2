// Somebody's question bank, as other features meet it: the front door of this feature.
export { chooseFromBank } from './practise/choose-from-bank.ts';
export { findTwins } from './twins/find-twins.ts';
export { purgeBankUndo } from './questions/undo.store.ts';
