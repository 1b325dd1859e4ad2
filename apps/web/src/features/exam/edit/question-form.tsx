import type { ExamDetail, ExamQuestion } from '@tiku/contract';
import { QuestionEditor, UploadProvider, useQuestionDraft } from '@tiku/questions/editor';
import { MaterialView } from '@tiku/questions/views';
import { Button, Card, FormError, UnsavedGuard, showToast } from '@tiku/ui';
import { useCallback, useState } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { QuestionFrame } from '../../question/question.ts';
import styles from './edit-question.module.css';
import { uploadQuestionFile, useSaveQuestion } from '../questions/exam-question.api.ts';
import { withoutPlace } from '../questions/without-place.ts';

interface QuestionFormProps {
  exam: ExamDetail;
  question: ExamQuestion;
  files: Readonly<Record<string, string>>;
}

/** Files of this exam: those the question came with, and those uploaded since. */
function useFiles(examId: number, files: Readonly<Record<string, string>>) {
  const [uploaded, setUploaded] = useState<Record<string, string>>({});
  const upload = useCallback(
    async (file: File) => {
      const { name, url } = await uploadQuestionFile(examId, file);
      setUploaded((before) => ({ ...before, [name]: url }));
      return name;
    },
    [examId],
  );
  const mediaUrl = useCallback((name: string) => files[name] ?? uploaded[name] ?? null, [files, uploaded]);
  return { upload, mediaUrl };
}

export function QuestionForm({ exam, question, files }: QuestionFormProps) {
  const t = useTexts('exam');
  const draft = useQuestionDraft(withoutPlace(question));
  const save = useSaveQuestion(exam.id);
  const { upload, mediaUrl } = useFiles(exam.id, files);
  const refusals = Object.values(save.error?.failure.fields ?? {});

  function handleSave(): void {
    if (save.isPending || !draft.check()) return;
    save.mutate(
      { ...draft.question, no: question.no },
      {
        onSuccess: (answer) => {
          // What is sent is cleaned on the way, so what is shown is what was kept.
          draft.reset(withoutPlace(answer.question));
          showToast(t('question.saved'));
        },
      },
    );
  }

  return (
    <QuestionFrame mediaUrl={mediaUrl}>
      <UploadProvider upload={upload}>
        {question.main && (
          <div className={styles.material}>
            <MaterialView html={question.main} />
          </div>
        )}
        <Card>
          <QuestionEditor {...draft.editor} />
        </Card>
      </UploadProvider>
      <div className={styles.foot}>
        <FormError message={save.error ? [save.error.message, ...refusals].join(' ') : null} />
        <div className={styles.save}>
          <span className={styles.state}>{draft.dirty ? t('question.unsaved') : t('question.all-saved')}</span>
          <Button look="primary" size="large" busy={save.isPending} onClick={handleSave}>
            {t('save')}
          </Button>
        </div>
      </div>
      <UnsavedGuard dirty={draft.dirty} />
    </QuestionFrame>
  );
}
