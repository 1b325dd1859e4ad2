export { QuestionEditor } from './question-editor.tsx';
export type { QuestionEditorHandle } from './question-editor.tsx';
export { useQuestionDraft } from './use-question-draft.ts';
export type { QuestionDraft } from './use-question-draft.ts';
export { UploadProvider } from '../rich-text/edit/upload-context.tsx';
