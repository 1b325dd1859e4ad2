import { Button, ButtonLink, Card, FormError, UnsavedGuard } from '@tiku/ui';
import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import type { CallFailed } from '../../../lib/api/failure.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { GroupFields } from './group-fields.tsx';
import type { GroupInfo } from './group-fields.tsx';
import styles from './group-fields.module.css';

interface GroupFormProps {
  saved: GroupInfo;
  action: string;
  back: string;
  failure: CallFailed | null;
  busy: boolean;
  /** It has been sent, so leaving loses nothing. */
  isDone: boolean;
  onSave: (info: GroupInfo) => void;
}

export function GroupForm({ saved, action, back, failure, busy, isDone, onSave }: GroupFormProps) {
  const t = useTexts('group');
  const [info, setInfo] = useState(saved);
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isNameless = info.name.trim() === '';
  const fields = failure?.failure.fields ?? {};
  const errors = isTried && isNameless ? { ...fields, name: t('info.name-missing') } : fields;
  const isDirty = !isDone && JSON.stringify(info) !== JSON.stringify(saved);

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (isNameless) return form.current?.querySelector<HTMLElement>('[name=name]')?.focus();
    if (!busy) onSave(info);
  }

  return (
    <Card>
      <form className={styles.form} ref={form} onSubmit={handleSubmit} noValidate>
        <FormError message={Object.keys(fields).length > 0 ? null : (failure?.message ?? null)} />
        <GroupFields value={info} onChange={setInfo} errors={errors} />
        <div className={styles.buttons}>
          <Button type="submit" look="primary" busy={busy}>
            {action}
          </Button>
          <ButtonLink look="quiet" to={back}>
            {t('cancel')}
          </ButtonLink>
        </div>
      </form>
      <UnsavedGuard dirty={isDirty} />
    </Card>
  );
}
