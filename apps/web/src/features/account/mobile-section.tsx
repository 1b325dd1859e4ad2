import { showToast } from '@tiku/ui';
import { useForm } from '../../lib/form/use-form.ts';
import { useTexts } from '../../lib/i18n.ts';
import { Form, FormActions } from '../../ui/form.tsx';
import { MobileCodeFields, cleanFields, useFieldRules } from './entry/entry.ts';
import { sendLinkCode, useLinkMobile } from './security.api.ts';
import { SecurityWay } from './security-way.tsx';
import styles from './security.module.css';

export function MobileSection({ mobile }: { mobile: string | null }) {
  const t = useTexts('account');
  return (
    <SecurityWay
      icon="phone"
      name={t('info.mobile')}
      value={mobile ?? t('info.not-linked')}
      action={mobile ? t('security.change') : t('security.link')}
    >
      {(close) => <MobileForm onDone={close} />}
    </SecurityWay>
  );
}

function MobileForm({ onDone }: { onDone: () => void }) {
  const t = useTexts('account');
  const form = useForm('PUT /user/mobile', {
    initial: { mobile: '', verify_code: '' },
    ...useFieldRules(['mobile', 'verify_code']),
    send: useLinkMobile(),
    request: cleanFields,
    leaves: true,
    onDone: () => {
      showToast(t('security.mobile-linked'));
      onDone();
    },
  });
  return (
    <Form form={form} className={styles.form}>
      <MobileCodeFields label={t('security.new-mobile')} form={form} send={sendLinkCode} />
      <FormActions action={t('security.mobile-submit')} />
    </Form>
  );
}
