import { Button, FormError, showToast } from '@tiku/ui';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { MobileCodeFields, useRuleForm } from './entry/entry.ts';
import { sendLinkCode, useLinkMobile } from './security.api.ts';
import { SecurityWay } from './security-way.tsx';
import styles from './security.module.css';

export function MobileSection({ mobile }: { mobile: string | null }) {
  const t = useTexts('account');
  const [open, setOpen] = useState(false);
  return (
    <SecurityWay
      icon="phone"
      name={t('info.mobile')}
      value={mobile ?? t('info.not-linked')}
      action={mobile ? t('security.change') : t('security.link')}
      open={open}
      onToggle={setOpen}
    >
      <MobileForm onDone={() => setOpen(false)} />
    </SecurityWay>
  );
}

const fields = ['mobile', 'verify_code'] as const;

function MobileForm({ onDone }: { onDone: () => void }) {
  const t = useTexts('account');
  const form = useRuleForm(fields);
  const link = useLinkMobile();

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (link.isPending) return;
    const typed = form.read(event.currentTarget, fields);
    if (!typed) return;
    link.mutate(typed, {
      onSuccess: () => {
        showToast(t('security.mobile-linked'));
        onDone();
      },
      onError: ({ failure }) => form.refuse(failure),
    });
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <FormError message={form.message} />
      <MobileCodeFields label={t('security.new-mobile')} form={form} send={sendLinkCode} />
      <Button type="submit" look="primary" className={styles.submit} busy={link.isPending}>
        {t('security.mobile-submit')}
      </Button>
    </form>
  );
}
