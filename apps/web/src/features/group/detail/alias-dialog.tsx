import type { GroupEntry } from '@tiku/contract';
import { rules } from '@tiku/contract/limits';
import { Button, Dialog, FormError, TextField, showToast } from '@tiku/ui';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { useSaveAlias } from '../members/members.api.ts';
import styles from './group-detail.module.css';

export function AliasDialog({ group, onClose }: { group: GroupEntry; onClose: () => void }) {
  const t = useTexts('group');
  const save = useSaveAlias();
  const [alias, setAlias] = useState(group.member_alias);

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    if (save.isPending) return;
    save.mutate(
      { group_id: group.group_id, member_alias: alias },
      {
        onSuccess: () => {
          showToast(t('saved'));
          onClose();
        },
      },
    );
  }

  return (
    <Dialog title={t('alias.title')} onClose={onClose}>
      <form className={styles.invite} onSubmit={handleSubmit} noValidate>
        <FormError message={save.error?.message ?? null} />
        <TextField
          label={t('alias')}
          hint={t('alias.hint')}
          value={alias}
          maxLength={rules.group.aliasMax}
          onChange={(event) => setAlias(event.target.value)}
          error={save.error?.failure.fields.member_alias}
        />
        <Button type="submit" look="primary" busy={save.isPending}>
          {t('save')}
        </Button>
      </form>
    </Dialog>
  );
}
