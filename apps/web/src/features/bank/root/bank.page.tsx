import type { BankSummary } from '@tiku/contract';
import { ButtonLink, Card, EmptyState, Icon } from '@tiku/ui';
import { useTexts } from '../../../lib/i18n.ts';
import {
  addBankQuestionPath,
  bankQuestionsPath,
  bankTwinsPath,
  importToBankPath,
  startPath,
} from '../../../lib/navigation/addresses.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { Unloaded } from '../../../ui/unloaded.tsx';
import { useSummary } from '../bank.api.ts';
import { BankCounts } from './bank-counts.tsx';
import { BankRoom } from './bank-room.tsx';
import styles from './bank.module.css';

function WaysIn({ summary }: { summary: BankSummary }) {
  const t = useTexts('bank');
  return (
    <div className={styles.ways}>
      {summary.questions_count > 0 && (
        <ButtonLink look="primary" to={startPath(summary.exam_id)}>
          {t('practise')}
        </ButtonLink>
      )}
      <ButtonLink to={addBankQuestionPath()}>
        <Icon name="plus" size={16} />
        {t('write')}
      </ButtonLink>
      <ButtonLink to={importToBankPath}>
        <Icon name="upload" size={16} />
        {t('import')}
      </ButtonLink>
    </div>
  );
}

function EmptyBank() {
  const t = useTexts('bank');
  return (
    <Card>
      <EmptyState title={t('empty')} text={t('empty-text')}>
        <ButtonLink look="primary" to={paths.publicExams}>
          {t('find-exams')}
        </ButtonLink>
        <ButtonLink to={addBankQuestionPath()}>{t('write')}</ButtonLink>
      </EmptyState>
    </Card>
  );
}

function Loaded({ summary }: { summary: BankSummary }) {
  const t = useTexts('bank');
  return (
    <>
      <PageHeading title={t('title')} text={t('text')}>
        <WaysIn summary={summary} />
      </PageHeading>
      <BankRoom summary={summary} />
      {summary.questions_count === 0 ? (
        <EmptyBank />
      ) : (
        <>
          {summary.twins_count > 0 && (
            <Card className={styles.twins}>
              <p>{t('twins.found', { count: summary.twins_count })}</p>
              <ButtonLink to={bankTwinsPath}>{t('twins.look')}</ButtonLink>
            </Card>
          )}
          <BankCounts summary={summary} />
          <ButtonLink to={bankQuestionsPath({})}>{t('all-questions')}</ButtonLink>
        </>
      )}
    </>
  );
}

export function BankPage() {
  const t = useTexts('bank');
  const { data, error, refetch } = useSummary();
  if (data) return <Loaded summary={data.summary} />;
  return <Unloaded title={t('title')} text={t('text')} answer={{ error, refetch }} />;
}
