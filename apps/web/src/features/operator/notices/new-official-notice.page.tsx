import type { Language } from '@tiku/contract/limits';
import { languages, operatorRules, rules } from '@tiku/contract/limits';
import { Badge, Button, Card, Choice, TextArea, TextField, showToast } from '@tiku/ui';
import { useState } from 'react';
import { useForm } from '../../../lib/form/use-form.ts';
import { useLanguage, useTexts } from '../../../lib/i18n.ts';
import { languageNames } from '@tiku/contract/limits';
import { navigate } from '../../../lib/navigation/navigation.ts';
import { Form, FormActions } from '../../../ui/form.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { RowAbout } from '../../../ui/list/rows.tsx';
import { operatorPaths } from '../operator-paths.ts';
import styles from '../operator.module.css';
import { useCompanies, useSendNotice } from './official-notice.api.ts';

type Texts = Record<Language, string>;

const nothing = Object.fromEntries(languages.map((language) => [language, ''])) as Texts;

interface Company {
  id: number;
  name: string;
}

interface CompanyFieldProps {
  company: Company | null;
  onChoose: (company: Company | null) => void;
  error: string | undefined;
}

function CompanyField({ company, onChoose, error }: CompanyFieldProps) {
  const t = useTexts('operator');
  const [typed, setTyped] = useState('');
  const found = useCompanies(company ? '' : typed.trim());
  return (
    <>
      <TextField
        label={t('notice.company')}
        hint={t('notice.company-hint')}
        error={error}
        value={company?.name ?? typed}
        maxLength={rules.queryMax}
        onChange={({ target }) => {
          onChoose(null);
          setTyped(target.value);
        }}
      />
      {found.length > 0 && (
        <div className={styles.actions}>
          {found.map((each) => (
            <Button key={each.id} onClick={() => onChoose(each)}>
              {each.name}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}

/** In this language there is nothing left to write. */
function isWritten({ title, content }: { title: Texts; content: Texts }, language: Language): boolean {
  return title[language].trim() !== '' && content[language].trim() !== '';
}

/** As it will stand among somebody's notices. */
function Preview({ title, content, language }: { title: string; content: string; language: Language }) {
  const t = useTexts('operator');
  return (
    <Card aria-labelledby="preview">
      <h2 id="preview">{t('notice.preview')}</h2>
      <div lang={language}>
        <p className={styles.title}>{title || '…'}</p>
        <RowAbout className={styles.about}>
          <Badge tone="accent">{t('notice.official')}</Badge>
        </RowAbout>
        <p className={styles.body}>{content || '…'}</p>
      </div>
    </Card>
  );
}

export function NewOfficialNoticePage() {
  const t = useTexts('operator');
  const own = useLanguage();
  const [language, setLanguage] = useState<Language>(own);
  const [audience, setAudience] = useState<'everybody' | 'company'>('everybody');
  const [company, setCompany] = useState<Company | null>(null);
  const form = useForm('POST /operator/notice', {
    initial: { title: nothing, content: nothing, company_id: null as number | null, released_at: '' },
    send: useSendNotice(),
    request: ({ released_at, ...notice }, { key }) => ({
      ...notice,
      company_id: audience === 'company' && company ? company.id : null,
      released_at: released_at === '' ? null : new Date(released_at).toISOString(),
      request_key: key,
    }),
    problems: (values) => {
      const missing = languages.find((each) => !isWritten(values, each));
      const incomplete = missing && t('notice.incomplete', { language: languageNames[missing] });
      return {
        title: missing && values.title[missing].trim() === '' ? incomplete : undefined,
        content: missing && values.title[missing].trim() !== '' ? incomplete : undefined,
        company_id: audience === 'company' && !company ? t('notice.no-company') : undefined,
      };
    },
    onWrong: (values) => setLanguage(languages.find((each) => !isWritten(values, each)) ?? language),
    leaves: true,
    onDone: (_, { sent }) => {
      showToast(t(sent.released_at === '' ? 'notice.sent' : 'notice.is-scheduled'));
      navigate(operatorPaths.notices);
    },
  });
  const { title, content, released_at } = form.values;

  return (
    <div className={styles.stack}>
      <PageHeading title={t('page.new-notice')} text={t('notice.text')} />
      <Card>
        <Form form={form} className={styles.form}>
          <Choice
            look="chips"
            label={t('notice.language')}
            value={language}
            options={languages.map((each) => ({
              value: each,
              content: isWritten(form.values, each) ? `✓ ${languageNames[each]}` : languageNames[each],
            }))}
            onChoose={setLanguage}
          />
          <TextField
            label={t('notice.title')}
            lang={language}
            maxLength={operatorRules.noticeTitleMax}
            name="title"
            value={title[language]}
            error={form.errors.title}
            onChange={({ target }) => form.set({ title: { ...title, [language]: target.value } })}
          />
          <TextArea
            label={t('notice.content')}
            lang={language}
            rows={6}
            maxLength={operatorRules.noticeContentMax}
            name="content"
            value={content[language]}
            error={form.errors.content}
            onChange={({ target }) => form.set({ content: { ...content, [language]: target.value } })}
          />
          <Choice
            look="chips"
            label={t('notice.audience')}
            value={audience}
            options={[
              { value: 'everybody', content: t('notice.everybody') },
              { value: 'company', content: t('notice.one-company') },
            ]}
            onChoose={setAudience}
          />
          {audience === 'company' && (
            <CompanyField company={company} onChoose={setCompany} error={form.errors.company_id} />
          )}
          <TextField
            label={t('notice.time')}
            hint={t('notice.time-hint')}
            type="datetime-local"
            {...form.text('released_at')}
          />
          <FormActions
            action={t(released_at === '' ? 'notice.send' : 'notice.schedule')}
            back={operatorPaths.notices}
          />
        </Form>
      </Card>
      <Preview title={title[language]} content={content[language]} language={language} />
    </div>
  );
}
