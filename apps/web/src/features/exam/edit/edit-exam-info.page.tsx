import type { ExamDetail } from '@tiku/contract';
import { Button, ButtonLink, Card, FormError, UnsavedGuard, showToast } from '@tiku/ui';
import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { examPath } from '../../../lib/navigation/addresses.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { ExamInfoFields } from './exam-info-fields.tsx';
import { infoOf } from '../info-of.ts';
import styles from './exam-info.module.css';
import { ExamNotes } from '../detail/exam-notes.tsx';
import { ExamPageHeading } from '../exam-page-heading.tsx';
import { useSaveExam } from '../exam.api.ts';
import { LoadedExam } from '../loaded-exam.tsx';
import { canBePublished } from '../use-exam-actions.ts';

function EditInfo({ exam }: { exam: ExamDetail }) {
  const t = useTexts('exam');
  const save = useSaveExam();
  const [saved, setSaved] = useState(() => infoOf(exam));
  const [info, setInfo] = useState(saved);
  const form = useRef<HTMLFormElement>(null);
  const isDirty = JSON.stringify(info) !== JSON.stringify(saved);
  const refused = Object.entries(save.error?.failure.fields ?? {});
  const fields = Object.fromEntries(refused.map(([name, reason]) => [name.replace(/^exam\./, ''), reason]));
  const isUntitled = info.title.trim() === '';
  const errors = isUntitled ? { ...fields, title: t('info.title-missing') } : fields;

  function send(to_publish: boolean): void {
    if (isUntitled) return form.current?.querySelector<HTMLElement>('[name=title]')?.focus();
    if (save.isPending) return;
    save.mutate(
      { exam: { id: exam.id, ...info }, to_publish },
      {
        onSuccess: (answer) => {
          // What waits for a review is not what the exam says of itself.
          const kept = answer.exam.change ? info : infoOf(answer.exam);
          setSaved(kept);
          setInfo(kept);
          showToast(to_publish ? t('published') : t(answer.exam.change ? 'change.saved' : 'saved'));
        },
      },
    );
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    send(false);
  }

  return (
    <>
      <ExamPageHeading exam={exam} title={t('edit-info')} />
      <ExamNotes exam={exam} />
      <Card>
        <form className={styles.form} ref={form} onSubmit={handleSubmit} noValidate>
          <FormError message={refused.length > 0 ? null : (save.error?.message ?? null)} />
          <ExamInfoFields value={info} onChange={setInfo} errors={errors} />
          <div className={styles.buttons}>
            <Button type="submit" look="primary" busy={save.isPending}>
              {t('save')}
            </Button>
            {canBePublished(exam) && (
              <Button busy={save.isPending} onClick={() => send(true)}>
                {t('save-and-publish')}
              </Button>
            )}
            <ButtonLink look="quiet" to={examPath(exam.id)}>
              {t('to-exam')}
            </ButtonLink>
          </div>
        </form>
      </Card>
      <UnsavedGuard dirty={isDirty} />
    </>
  );
}

export function EditExamInfoPage() {
  const t = useTexts('exam');
  return (
    <LoadedExam title={t('edit-info')} own>
      {(exam) => <EditInfo key={exam.id} exam={exam} />}
    </LoadedExam>
  );
}
