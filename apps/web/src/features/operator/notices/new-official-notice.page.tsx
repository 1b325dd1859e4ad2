import type { Language } from '@tiku/contract/limits';
import { languages, operatorRules, rules } from '@tiku/contract/limits';
import { Badge, Button, ButtonLink, Card, Choice, FormError, TextArea, TextField, showToast } from '@tiku/ui';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useLanguage, useTexts } from '../../../lib/i18n.ts';
import { languageNames } from '@tiku/contract/limits';
import { navigate } from '../../../lib/navigation/navigation.ts';
import { newRequestKey } from '../../../lib/request-key.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { operatorPaths } from '../operator-paths.ts';
import styles from '../operator.module.css';
import { useCompanies, useSendNotice } from './official-notice.api.ts';

type Texts = Record<Language, string>;

const nothing = Object.fromEntries(languages.map((language) => [language, ''])) as Texts;

interface Company {
  id: number;
  name: string;
}

function CompanyField({ company, onChoose }: { company: Company | null; onChoose: (company: Company | null) => void }) {
  const t = useTexts('operator');
  const [typed, setTyped] = useState('');
  const found = useCompanies(company ? '' : typed.trim());
  return (
    <>
      <TextField
        label={t('notice.company')}
        hint={t('notice.company-hint')}
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

/** As it will stand among somebody's notices. */
function Preview({ title, content, language }: { title: string; content: string; language: Language }) {
  const t = useTexts('operator');
  return (
    <Card aria-labelledby="preview">
      <h2 id="preview">{t('notice.preview')}</h2>
      <div lang={language}>
        <p className={styles.title}>{title || '…'}</p>
        <p className={styles.about}>
          <Badge tone="accent">{t('notice.official')}</Badge>
        </p>
        <p className={styles.body}>{content || '…'}</p>
      </div>
    </Card>
  );
}

export function NewOfficialNoticePage() {
  const t = useTexts('operator');
  const send = useSendNotice();
  const own = useLanguage();
  const [language, setLanguage] = useState<Language>(own);
  const [title, setTitle] = useState(nothing);
  const [content, setContent] = useState(nothing);
  const [audience, setAudience] = useState<'everybody' | 'company'>('everybody');
  const [company, setCompany] = useState<Company | null>(null);
  const [time, setTime] = useState('');
  const [request_key] = useState(newRequestKey);
  const [problem, setProblem] = useState<string | null>(null);
  const isWritten = (each: Language) => title[each].trim() !== '' && content[each].trim() !== '';

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    const missing = languages.find((each) => !isWritten(each));
    if (missing) {
      setLanguage(missing);
      setProblem(t('notice.incomplete', { language: languageNames[missing] }));
      return;
    }
    if (audience === 'company' && !company) {
      setProblem(t('notice.no-company'));
      return;
    }
    setProblem(null);
    const released_at = time === '' ? null : new Date(time).toISOString();
    const company_id = audience === 'company' && company ? company.id : null;
    send.mutate(
      { title, content, company_id, released_at, request_key },
      {
        onSuccess: () => {
          showToast(t(released_at === null ? 'notice.sent' : 'notice.is-scheduled'));
          navigate(operatorPaths.notices);
        },
      },
    );
  }

  return (
    <div className={styles.stack}>
      <PageHeading title={t('page.new-notice')} text={t('notice.text')} />
      <Card>
        <form className={styles.form} onSubmit={handleSubmit}>
          <Choice
            look="chips"
            label={t('notice.language')}
            value={language}
            options={languages.map((each) => ({
              value: each,
              content: isWritten(each) ? `✓ ${languageNames[each]}` : languageNames[each],
            }))}
            onChoose={setLanguage}
          />
          <TextField
            label={t('notice.title')}
            lang={language}
            maxLength={operatorRules.noticeTitleMax}
            value={title[language]}
            onChange={({ target }) => setTitle({ ...title, [language]: target.value })}
          />
          <TextArea
            label={t('notice.content')}
            lang={language}
            rows={6}
            maxLength={operatorRules.noticeContentMax}
            value={content[language]}
            onChange={({ target }) => setContent({ ...content, [language]: target.value })}
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
          {audience === 'company' && <CompanyField company={company} onChoose={setCompany} />}
          <TextField
            label={t('notice.time')}
            hint={t('notice.time-hint')}
            type="datetime-local"
            value={time}
            onChange={({ target }) => setTime(target.value)}
          />
          <FormError message={problem ?? send.error?.message ?? null} />
          <div className={styles.actions}>
            <Button type="submit" look="primary" busy={send.isPending}>
              {t(time === '' ? 'notice.send' : 'notice.schedule')}
            </Button>
            <ButtonLink to={operatorPaths.notices}>{t('cancel')}</ButtonLink>
          </div>
        </form>
      </Card>
      <Preview title={title[language]} content={content[language]} language={language} />
    </div>
  );
}
