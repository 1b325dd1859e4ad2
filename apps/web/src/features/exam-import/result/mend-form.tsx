import type { Question } from '@tiku/questions';
import { QuestionEditor, UploadProvider, useQuestionDraft } from '@tiku/questions/editor';
import { Button, FormError } from '@tiku/ui';
import { useCallback, useEffect, useState } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { QuestionFrame } from '../../question/question.ts';
import { sendImportFile, useMendQuestion } from '../exam-import.api.ts';
import styles from './mend-form.module.css';
import { useStepToast } from './steps/use-steps.ts';

export interface MendFormProps {
  importId: number;
  /** The question that is mended, or the row that becomes one. */
  target: { no: number } | { rejected_no: number };
  question: Question;
  files: Readonly<Record<string, string>>;
  onDirty: (dirty: boolean) => void;
  onDone: () => void;
}

export function MendForm({ importId, target, question, files, onDirty, onDone }: MendFormProps) {
  const t = useTexts('exam-import');
  const draft = useQuestionDraft(question);
  const mend = useMendQuestion();
  const tell = useStepToast();
  const [uploaded, setUploaded] = useState<Readonly<Record<string, string>>>({});
  const mediaUrl = useCallback((name: string) => uploaded[name] ?? files[name] ?? null, [uploaded, files]);
  const refusals = Object.values(mend.error?.failure.fields ?? {});

  useEffect(() => onDirty(draft.dirty), [draft.dirty, onDirty]);

  const upload = useCallback(
    async (file: File) => {
      const { name, url } = await sendImportFile(importId, file);
      setUploaded((before) => ({ ...before, [name]: url }));
      return name;
    },
    [importId],
  );

  function save(): void {
    if (mend.isPending || !draft.check()) return;
    mend.mutate(
      { import_id: importId, ...target, question: draft.question },
      {
        onSuccess: ({ import: after }) => {
          tell('no' in target ? t('mend.saved') : t('mend.made'), after);
          onDone();
        },
      },
    );
  }

  return (
    <QuestionFrame mediaUrl={mediaUrl}>
      <UploadProvider upload={upload}>
        <QuestionEditor {...draft.editor} />
      </UploadProvider>
      <div className={styles.foot}>
        <FormError message={mend.error ? [mend.error.message, ...refusals].join(' ') : null} />
        <div className={styles.actions}>
          <Button look="primary" size="large" busy={mend.isPending} onClick={save}>
            {'no' in target ? t('mend.save') : t('mend.make')}
          </Button>
        </div>
      </div>
    </QuestionFrame>
  );
}
