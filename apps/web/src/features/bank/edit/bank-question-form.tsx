import type { BankQuestion } from '@tiku/contract';
import { createQuestion } from '@tiku/questions';
import { QuestionEditor, RichTextField, UploadProvider, useQuestionDraft } from '@tiku/questions/editor';
import { Button, Card, FormError, SelectField, fieldStyles, showToast } from '@tiku/ui';
import { UnsavedGuard } from '@tiku/ui/unsaved-guard';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { navigate } from '../../../lib/navigation/navigation.ts';
import { bankTwinsPath } from '../../../lib/navigation/addresses.ts';
import { QuestionFrame } from '../../question/question.ts';
import { useCategories } from '../../take/take.api.ts';
import { uploadFile, useWriteQuestion } from '../bank.api.ts';
import { categoryOptions } from '../../take/categories/categories.ts';
import { questionOf } from './question-of.ts';
import styles from './edit-bank-question.module.css';

interface BankQuestionFormProps {
  /** Null for a new one. */
  question: BankQuestion | null;
  files: Readonly<Record<string, string>>;
  /** Where it is to stand, unless somebody says otherwise. */
  place?: number | null;
  /** Called when nothing holds anybody on the page any more. */
  onSaved: (question: BankQuestion) => void;
}

function useFiles(files: Readonly<Record<string, string>>) {
  const [uploaded, setUploaded] = useState<Record<string, string>>({});
  const upload = useCallback(async (file: File) => {
    const { name, url } = await uploadFile(file);
    setUploaded((before) => ({ ...before, [name]: url }));
    return name;
  }, []);
  const mediaUrl = useCallback((name: string) => files[name] ?? uploaded[name] ?? null, [files, uploaded]);
  return { upload, mediaUrl };
}

export function BankQuestionForm({ question, files, place = null, onSaved }: BankQuestionFormProps) {
  const t = useTexts('bank');
  const taking = useTexts('take');
  const draft = useQuestionDraft(question ? questionOf(question) : createQuestion(1));
  const [begun] = useState({
    category: question ? question.category_id : place,
    main: question?.main ?? null,
  });
  const [category, setCategory] = useState(begun.category);
  const [main, setMain] = useState(begun.main);
  const [saved, setSaved] = useState<BankQuestion | null>(null);
  const write = useWriteQuestion();
  const categories = useCategories().data?.list ?? [];
  const { upload, mediaUrl } = useFiles(files);
  const dirty = saved === null && (draft.dirty || category !== begun.category || main !== begun.main);

  // Only when the guard has let go.
  const finish = useEffectEvent(onSaved);
  useEffect(() => {
    if (saved) finish(saved);
  }, [saved]);

  function handleSave(): void {
    if (write.isPending || !draft.check()) return;
    const placed = { category_id: category, ...(main !== begun.main && { main }) };
    write.mutate(
      { ...draft.question, ...placed, ...(question && { question_id: question.question_id }) },
      {
        onSuccess: ({ question: written, is_known, twins }) => {
          if (twins.length > 0) {
            const compare = { text: taking('twins.compare'), onAct: () => navigate(bankTwinsPath) };
            showToast(`${t('edit.saved')} ${taking('twins.like', { count: twins.length })}`, 'done', compare);
          } else showToast(is_known ? taking('known', { count: 1 }) : t('edit.saved'));
          setSaved(written);
        },
      },
    );
  }

  const refusals = Object.values(write.error?.failure.fields ?? {});
  return (
    <QuestionFrame mediaUrl={mediaUrl}>
      <UploadProvider upload={upload}>
        <Card className={styles.place}>
          <SelectField
            label={t('category')}
            value={category === null ? '' : String(category)}
            options={[{ value: '', text: t('uncategorised') }, ...categoryOptions(categories)]}
            onChange={(event) => setCategory(event.target.value === '' ? null : Number(event.target.value))}
          />
          {main !== null && (
            <div>
              <span className={fieldStyles.label} aria-hidden="true">
                {t('edit.material')}
              </span>
              <RichTextField label={t('edit.material')} value={main} onChange={setMain} variant="block" allowMedia />
            </div>
          )}
          <div>
            <Button onClick={() => setMain(main === null ? '' : null)}>
              {main === null ? t('edit.material-add') : t('edit.material-drop')}
            </Button>
          </div>
        </Card>
        <Card>
          <QuestionEditor {...draft.editor} />
        </Card>
      </UploadProvider>
      <FormError message={write.error ? [write.error.message, ...refusals].join(' ') : null} />
      <div className={styles.save}>
        <Button look="primary" size="large" busy={write.isPending} onClick={handleSave}>
          {t('save')}
        </Button>
      </div>
      <UnsavedGuard dirty={dirty} />
    </QuestionFrame>
  );
}
