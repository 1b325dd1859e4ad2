export { KeyField } from './key-field.tsx';
export type { Key } from './key-field.tsx';
export { QuestionEditor } from './question-editor.tsx';
export type { QuestionEditorHandle } from './question-editor.tsx';
export { withoutKey } from './without-key.ts';
export { useQuestionDraft } from './use-question-draft.ts';
export type { QuestionDraft } from './use-question-draft.ts';
export { RichTextField } from '../rich-text/edit/rich-text-field.tsx';
export { UploadProvider } from '../rich-text/edit/upload-context.tsx';
