// The front door: what other features share with the lists of marked questions.
export { focusNext } from './focus-next.ts';
export { NoteForm } from './note-form.tsx';
