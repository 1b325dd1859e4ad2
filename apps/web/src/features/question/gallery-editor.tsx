import type { Question } from '@tiku/questions';
import { QuestionEditor, useQuestionDraft } from '@tiku/questions/editor';
import { useTexts } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.tsx';

/** The editor as a page would hold it, with nowhere to save to. */
export function GalleryEditor({ question }: { question: Question }) {
  const t = useTexts('question');
  const draft = useQuestionDraft(question);
  return (
    <>
      <QuestionEditor {...draft.editor} />
      <div>
        <Button
          onClick={() => {
            if (draft.check()) showToast(t('saved'));
          }}
        >
          {t('save')}
        </Button>
      </div>
    </>
  );
}
