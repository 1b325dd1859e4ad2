import { Dialog, TextField } from '@tiku/ui';
import { FormActions } from '@tiku/ui/form-actions';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { readText } from '../../../lib/form.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { navigate } from '../../../lib/navigation/navigation.ts';
import { joinGroupPath } from '../../../lib/navigation/addresses.ts';
import styles from './join-group.module.css';
import { readPublicId } from './read-public-id.ts';

/** By the public id or the link that somebody was given. */
export function FindGroupDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('group');
  const [isMissing, setMissing] = useState(false);

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const publicId = readPublicId(readText(new FormData(event.currentTarget), 'public_id'));
    setMissing(publicId === null);
    if (publicId !== null) navigate(joinGroupPath(publicId));
  }

  return (
    <Dialog title={t('join.find')} onClose={onClose}>
      <form className={styles.form} onSubmit={handleSubmit} noValidate>
        <TextField
          label={t('join.public-id')}
          hint={t('join.public-id-hint')}
          name="public_id"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={isMissing ? t('join.public-id-missing') : undefined}
        />
        <FormActions action={t('join.look')} busy={false} message={null} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
