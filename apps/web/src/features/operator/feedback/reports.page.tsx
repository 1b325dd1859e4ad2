import type { UnansweredReport } from '@tiku/contract';
import { Badge, Link } from '@tiku/ui';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useSearchParam } from '../../../lib/navigation/navigation.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { RowAbout } from '../../../ui/list/rows.tsx';
import { reviewPath, userPath } from '../operator-paths.ts';
import styles from '../operator.module.css';
import { AnsweredChoice } from '../../report/report.ts';
import { AllDone, ConsoleList } from '../console-list.tsx';
import { useReported } from './thread.api.ts';

function ReportRow({ exam, no, stem, reason, body, reporter, author, reported_at, answer }: UnansweredReport) {
  const t = useTexts('operator');
  const words = useTexts('report');
  const format = useFormat();
  return (
    <li>
      <Link className={styles.title} to={reviewPath('exam', exam.id)}>
        {words('question', { title: exam.title, no })}
      </Link>
      <RowAbout className={styles.about}>
        <Badge>{words(`reason.${reason}`)}</Badge>
        <span>{t('report.by', { name: reporter.name })}</span>
        <Link to={userPath(author.user_id)}>{t('report.author', { name: author.name })}</Link>
        <time dateTime={reported_at}>{format.dateTime(reported_at)}</time>
      </RowAbout>
      <p className={styles.body}>{stem}</p>
      {body !== '' && <p className={styles.quote}>{body}</p>}
      {answer !== null && (
        <p className={styles.quote}>
          <strong>{t('report.answer')}</strong> {answer}
        </p>
      )}
    </li>
  );
}

/** Authors answer them; operators see which stay unanswered, and how the others were. */
export function ReportsPage() {
  const t = useTexts('operator');
  const words = useTexts('report');
  const isAnswered = useSearchParam('show') === 'answered';
  return (
    <>
      <PageHeading title={t('page.reports')} text={t('report.text')} />
      <div className={styles.tools}>
        <AnsweredChoice label={t('show')} isAnswered={isAnswered} />
      </div>
      <ConsoleList
        list={useReported(isAnswered)}
        keyOf={({ report_id }) => report_id}
        empty={<AllDone title={words(isAnswered ? 'none-answered' : 'none')} />}
      >
        {(report) => <ReportRow {...report} />}
      </ConsoleList>
    </>
  );
}
