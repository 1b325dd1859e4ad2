import type { PartnerDraft, PartnerInfo } from '@tiku/contract';
import { limits, rules } from '@tiku/contract/limits';
import { Card, Choice, FormError, TextArea, TextField } from '@tiku/ui';
import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { readText } from '../../lib/form.ts';
import { useTexts } from '../../lib/i18n.ts';
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
  const keep = useKeepPartner();
  const form = useRef<HTMLFormElement>(null);
  const shown = draft ?? info;
  const [type, setType] = useState<0 | 1>(shown?.type ?? 0);

  function save(is_draft: boolean): void {
    if (!form.current || keep.isPending) return;
    const data = new FormData(form.current);
    const account_number = readText(data, 'account_number');
    keep.mutate(
      {
        type,
        name: readText(data, 'name'),
        contact_name: readText(data, 'contact_name'),
        contact_mobile: readText(data, 'contact_mobile'),
        contact_email: readText(data, 'contact_email'),
        description: readText(data, 'description'),
        account_holder: readText(data, 'account_holder'),
        bank_name: readText(data, 'bank_name'),
        // What is hidden is not typed again: left empty, it stays.
        ...(account_number !== '' && { account_number }),
        is_draft,
      },
      {
        onSuccess: () => {
          tellKept(is_draft);
          if (!is_draft) onHandedIn();
        },
      },
    );
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    save(false);
  }

  const refused = keep.error?.failure;
  const field = (name: string, label: string, value: string | undefined, maxLength: number) => ({
    name,
    label,
    maxLength,
    defaultValue: value,
    error: refused?.fields[`partner.${name}`],
  });
  return (
    <Card>
      <form className={styles.form} ref={form} onSubmit={handleSubmit} noValidate>
        <FormError message={refused && Object.keys(refused.fields).length === 0 ? refused.message : null} />
        <Choice
          label={t('type')}
          value={type === 0 ? 'person' : 'organisation'}
          options={[
            { value: 'person', content: t('type.0') },
            { value: 'organisation', content: t('type.1') },
          ]}
          onChoose={(value) => setType(value === 'person' ? 0 : 1)}
        />
        <TextField {...field('name', t('name'), shown?.name, rules.companyName.max)} required />
        <TextField {...field('contact_name', shared('contact'), shown?.contact_name, rules.name.max)} required />
        <div className={styles.pair}>
          <TextField
            {...field('contact_mobile', shared('contact-mobile'), shown?.contact_mobile, rules.contactMax)}
            type="tel"
          />
          <TextField
            {...field('contact_email', shared('contact-email'), shown?.contact_email, rules.email.max)}
            type="email"
          />
        </div>
        <TextArea {...field('description', t('about'), shown?.description, limits.descriptionMax)} rows={3} />
        <h2>{t('finance.title')}</h2>
        <TextField {...field('account_holder', t('finance.holder'), draft?.account_holder, rules.companyName.max)} />
        <TextField {...field('bank_name', t('finance.bank'), draft?.bank_name, rules.companyName.max)} />
        <TextField
          {...field('account_number', t('finance.number'), '', 60)}
          hint={draft?.account_number ? t('finance.kept', { number: draft.account_number }) : t('finance.number-hint')}
          autoComplete="off"
        />
        {draft && <PartnerPictures images={draft.images} isDraft canChange />}
        <DraftButtons busy={keep.isPending} onKeep={() => save(true)} />
        {draft === null && <p className={styles.muted}>{t('pictures-later')}</p>}
      </form>
    </Card>
  );
}
