// The front door: how other features lead to the lists of marked questions.
export { listPath } from './lists.ts';
export { focusNext } from './focus-next.ts';
export { NoteForm } from './note-form.tsx';
