import { Button, Card, FormError, UnsavedGuard } from '@tiku/ui';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import type { CallFailed } from '../../../lib/api/failure.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { navigate } from '../../../lib/navigation/navigation.ts';
import { ExamInfoFields } from '../../exam/exam.ts';
import type { ExamInfo } from '../../exam/exam.ts';
import styles from './publish-form.module.css';

interface PublishFormProps {
  start: ExamInfo;
  /** Nobody has seen the exam before. */
  isFirst: boolean;
  action: string;
  /** The other way out, for those who are not sure yet. */
  draftAction: string | null;
  busy: boolean;
  error: CallFailed | null;
  onSend: (info: ExamInfo, toPublish: boolean) => void;
  /** Where to go when it has worked. */
  leaveTo: string | null;
}

/** The names of the fields as the form knows them. */
function readErrors(error: CallFailed | null): Record<string, string> {
  const refused = Object.entries(error?.failure.fields ?? {});
  return Object.fromEntries(refused.map(([name, reason]) => [name.replace(/^exam\./, ''), reason]));
}

export function PublishForm({ start, isFirst, action, draftAction, busy, error, onSend, leaveTo }: PublishFormProps) {
  const t = useTexts('exam');
  const [info, setInfo] = useState(start);
  const [isTried, setTried] = useState(false);
  const refused = readErrors(error);
  const isUntitled = info.title.trim() === '';
  const form = useRef<HTMLFormElement>(null);
  const errors = isTried && isUntitled ? { ...refused, title: t('info.title-missing') } : refused;
  const isDirty = leaveTo === null && JSON.stringify(info) !== JSON.stringify(start);

  // After the guard knows that there is nothing left to lose.
  useEffect(() => {
    if (leaveTo !== null) navigate(leaveTo, { replace: true });
  }, [leaveTo]);

  function send(toPublish: boolean): void {
    setTried(true);
    if (isUntitled) form.current?.querySelector<HTMLElement>('[name=title]')?.focus();
    else if (!busy) onSend(info, toPublish);
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    send(true);
  }

  return (
    <Card>
      <form className={styles.form} ref={form} onSubmit={handleSubmit} noValidate>
        <ExamInfoFields value={info} onChange={setInfo} errors={errors} isFirst={isFirst} />
        <FormError message={Object.keys(refused).length > 0 ? null : (error?.message ?? null)} />
        <div className={styles.actions}>
          <Button type="submit" look="primary" size="large" busy={busy}>
            {action}
          </Button>
          {draftAction && (
            <Button size="large" busy={busy} onClick={() => send(false)}>
              {draftAction}
            </Button>
          )}
        </div>
      </form>
      <UnsavedGuard dirty={isDirty} />
    </Card>
  );
}
