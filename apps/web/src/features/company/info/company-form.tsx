import type { CompanyInfo } from '@tiku/contract';
import { limits, rules } from '@tiku/contract/limits';
import { Card, FormError, TextArea, TextField } from '@tiku/ui';
import { useRef } from 'react';
import type { FormEvent } from 'react';
import { readText } from '../../../lib/form.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { DraftButtons, useTellKept } from '../../submission/submission.ts';
import { useKeepCompany } from '../company.api.ts';
import styles from '../company.module.css';
import { CompanyPictures } from './company-pictures.tsx';

interface CompanyFormProps {
  /** Null for a first application. */
  company: CompanyInfo | null;
  onHandedIn: () => void;
}

export function CompanyForm({ company, onHandedIn }: CompanyFormProps) {
  const t = useTexts('company');
  const shared = useTexts('submission');
  const tellKept = useTellKept();
  const keep = useKeepCompany();
  const form = useRef<HTMLFormElement>(null);
  const shown = company?.draft ?? company;

  function save(is_draft: boolean): void {
    if (!form.current || keep.isPending) return;
    const data = new FormData(form.current);
    keep.mutate(
      {
        ...(company && { id: company.id }),
        name: readText(data, 'name'),
        member_limit: Number(readText(data, 'member_limit')) || 0,
        ...(shown && {
          contact_name: readText(data, 'contact_name'),
          contact_mobile: readText(data, 'contact_mobile'),
          contact_email: readText(data, 'contact_email'),
        }),
        description: readText(data, 'description'),
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
  const errorOf = (name: string) => refused?.fields[`company.${name}`];
  return (
    <Card>
      <form className={styles.form} ref={form} onSubmit={handleSubmit} noValidate>
        <FormError message={refused && Object.keys(refused.fields).length === 0 ? refused.message : null} />
        <TextField
          label={t('name')}
          name="name"
          autoComplete="organization"
          defaultValue={shown?.name}
          maxLength={rules.companyName.max}
          error={errorOf('name')}
          required
        />
        <TextField
          label={t('seats')}
          hint={t('seats-hint')}
          name="member_limit"
          inputMode="numeric"
          defaultValue={shown?.member_limit ?? 50}
          error={errorOf('member_limit')}
          required
        />
        {shown && (
          <>
            <TextField
              label={shared('contact')}
              name="contact_name"
              autoComplete="name"
              defaultValue={shown.contact_name}
              maxLength={rules.name.max}
              error={errorOf('contact_name')}
            />
            <div className={styles.pair}>
              <TextField
                label={shared('contact-mobile')}
                name="contact_mobile"
                type="tel"
                defaultValue={shown.contact_mobile}
                maxLength={rules.contactMax}
                error={errorOf('contact_mobile')}
              />
              <TextField
                label={shared('contact-email')}
                name="contact_email"
                type="email"
                defaultValue={shown.contact_email}
                maxLength={rules.email.max}
                error={errorOf('contact_email')}
              />
            </div>
          </>
        )}
        <TextArea
          label={t('about')}
          name="description"
          rows={3}
          defaultValue={shown?.description}
          maxLength={limits.descriptionMax}
          error={errorOf('description')}
        />
        {company && <CompanyPictures company={company} isDraft={company.draft !== null} canChange />}
        <DraftButtons busy={keep.isPending} onKeep={() => save(true)} />
        {company === null && <p className={styles.muted}>{t('pictures-later')}</p>}
      </form>
    </Card>
  );
}
