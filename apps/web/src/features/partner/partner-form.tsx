import type { PartnerDraft, PartnerInfo } from '@tiku/contract';
import { Card, Choice, TextArea, TextField } from '@tiku/ui';
import { useForm } from '../../lib/form/use-form.ts';
import { useTexts } from '../../lib/i18n.ts';
import { Form } from '../../ui/form.tsx';
import { DraftButtons, useTellKept } from '../submission/submission.ts';
import { PartnerPictures } from './partner-pictures.tsx';
import { useKeepPartner } from './partner.api.ts';
import styles from './partner.module.css';

interface PartnerFormProps {
  draft: PartnerDraft | null;
  info: PartnerInfo | null;
  onHandedIn: () => void;
}

export function PartnerForm({ draft, info, onHandedIn }: PartnerFormProps) {
  const t = useTexts('partner');
  const shared = useTexts('submission');
  const tellKept = useTellKept();
  const shown = draft ?? info;
  const form = useForm('POST /partner/info', {
    within: 'partner',
    initial: {
      type: shown?.type ?? (0 as const),
      name: shown?.name ?? '',
      contact_name: shown?.contact_name ?? '',
      contact_mobile: shown?.contact_mobile ?? '',
      contact_email: shown?.contact_email ?? '',
      description: shown?.description ?? '',
      account_holder: draft?.account_holder ?? '',
      bank_name: draft?.bank_name ?? '',
      account_number: '',
    },
    send: useKeepPartner(),
    request: ({ account_number, ...written }, { button }) => ({
      partner: {
        ...written,
        // What is hidden is not typed again: left empty, it stays.
        ...(account_number.trim() !== '' && { account_number }),
        is_draft: button === 'draft',
      },
    }),
    onDone: (_, { button }) => {
      tellKept(button === 'draft');
      if (button !== 'draft') onHandedIn();
    },
  });

  return (
    <Card>
      <Form form={form} className={styles.form}>
        <Choice
          label={t('type')}
          value={form.values.type === 0 ? 'person' : 'organisation'}
          options={[
            { value: 'person', content: t('type.0') },
            { value: 'organisation', content: t('type.1') },
          ]}
          onChoose={(value) => form.set({ type: value === 'person' ? 0 : 1 })}
        />
        <TextField label={t('name')} {...form.text('name')} />
        <TextField label={shared('contact')} {...form.text('contact_name')} />
        <div className={styles.pair}>
          <TextField label={shared('contact-mobile')} type="tel" {...form.text('contact_mobile')} />
          <TextField label={shared('contact-email')} type="email" {...form.text('contact_email')} />
        </div>
        <TextArea label={t('about')} rows={3} {...form.text('description')} />
        <h2>{t('finance.title')}</h2>
        <TextField label={t('finance.holder')} {...form.text('account_holder')} />
        <TextField label={t('finance.bank')} {...form.text('bank_name')} />
        <TextField
          label={t('finance.number')}
          hint={draft?.account_number ? t('finance.kept', { number: draft.account_number }) : t('finance.number-hint')}
          autoComplete="off"
          {...form.text('account_number')}
        />
        {draft && <PartnerPictures images={draft.images} isDraft canChange />}
        <DraftButtons busy={form.isPending} onKeep={() => form.submit('draft')} />
        {draft === null && <p className={styles.muted}>{t('pictures-later')}</p>}
      </Form>
    </Card>
  );
}
