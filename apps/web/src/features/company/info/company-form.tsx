import type { CompanyInfo } from '@tiku/contract';
import { Card, TextArea, TextField } from '@tiku/ui';
import { useForm } from '../../../lib/form/use-form.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { Form } from '../../../ui/form.tsx';
import { DraftButtons, useTellKept } from '../../submission/submission.ts';
import { useKeepCompany } from '../company.api.ts';
import styles from '../company.module.css';
import { CompanyPictures } from './company-pictures.tsx';

interface CompanyFormProps {
  /** Null for a first application. */
  company: CompanyInfo | null;
  onHandedIn: () => void;
}

const usualSeats = 50;

export function CompanyForm({ company, onHandedIn }: CompanyFormProps) {
  const t = useTexts('company');
  const shared = useTexts('submission');
  const tellKept = useTellKept();
  const shown = company?.draft ?? company;
  const form = useForm('POST /ee/company/info', {
    within: 'company',
    initial: {
      name: shown?.name ?? '',
      member_limit: String(shown?.member_limit ?? usualSeats),
      contact_name: shown?.contact_name ?? '',
      contact_mobile: shown?.contact_mobile ?? '',
      contact_email: shown?.contact_email ?? '',
      description: shown?.description ?? '',
    },
    send: useKeepCompany(),
    request: ({ name, member_limit, description, ...contact }, { button }) => ({
      company: {
        ...(company && { id: company.id }),
        name,
        member_limit: Number(member_limit) || 0,
        ...(shown && contact),
        description,
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
        <TextField label={t('name')} autoComplete="organization" {...form.text('name')} />
        <TextField
          label={t('seats')}
          hint={t('seats-hint')}
          inputMode="numeric"
          required
          {...form.text('member_limit')}
        />
        {shown && (
          <>
            <TextField label={shared('contact')} autoComplete="name" {...form.text('contact_name')} />
            <div className={styles.pair}>
              <TextField label={shared('contact-mobile')} type="tel" {...form.text('contact_mobile')} />
              <TextField label={shared('contact-email')} type="email" {...form.text('contact_email')} />
            </div>
          </>
        )}
        <TextArea label={t('about')} rows={3} {...form.text('description')} />
        {company && <CompanyPictures company={company} isDraft={company.draft !== null} canChange />}
        <DraftButtons busy={form.isPending} onKeep={() => form.submit('draft')} />
        {company === null && <p className={styles.muted}>{t('pictures-later')}</p>}
      </Form>
    </Card>
  );
}
