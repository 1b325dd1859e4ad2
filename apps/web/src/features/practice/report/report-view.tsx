import type { ResponseOf } from '@tiku/contract';
import { practiceTypes } from '@tiku/contract/limits';
import { Button, ButtonLink, Card, Choice, EmptyState } from '@tiku/ui';
import { useState } from 'react';
import { readId } from '../../../lib/navigation/read-id.ts';
import { historyPath, startPath } from '../../../lib/navigation/addresses.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { errorCodes } from '../../../lib/api/error-codes.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useSearchParam } from '../../../lib/navigation/navigation.ts';
import { usePageTitle } from '../../../lib/navigation/page-title.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { Unanswered } from '../../../ui/unloaded.tsx';
import { MissingAttempt } from '../attempt/attempt-view.tsx';
import { ExamLink } from '../exam-link.tsx';
import { useReport, useReviewCount } from '../practice.api.ts';
import { useBeginAttempt } from '../start/use-begin-attempt.ts';
import { SheetGrid, SheetLegend } from '../sheet/sheet-grid.tsx';
import { ReportFigures } from './report-figures.tsx';
import { ReportParts } from './report-parts.tsx';
import { ReportQuestions } from './report-questions.tsx';
import styles from './report.module.css';

type Report = ResponseOf<'GET /exam/user_online_prac/answer_results'>;
type Shown = 'all' | 'not-right';

/** From what went wrong to getting it right. */
function RedoWrong({ report, list }: Report) {
  const t = useTexts('practice');
  const { begin, isBusy } = useBeginAttempt();
  const noes = list.filter(({ state }) => state === 'wrong' || state === 'partly').map(({ no }) => no);
  if (noes.length === 0 || report.prac_type === practiceTypes.homework) return null;
  return (
    <Button
      look="primary"
      busy={isBusy}
      onClick={() =>
        begin({ exam_id: report.exam_id, prac_type: practiceTypes.selection, selection: { noes, order: 'sequence' } })
      }
    >
      {t('report.redo-wrong', { count: noes.length })}
    </Button>
  );
}

/** On to what else comes back today. */
function ReviewLink() {
  const t = useTexts('practice');
  const count = useReviewCount();
  return count > 0 && <ButtonLink to={paths.review}>{t('report.review', { count })}</ButtonLink>;
}

function Questions({ report, list, part, at }: Report & { at: number }) {
  const t = useTexts('practice');
  const wanted = readId(useSearchParam('no'));
  const [shown, setShown] = useState<Shown>('all');
  const [target, setTarget] = useState(wanted === undefined ? undefined : { no: wanted });
  const noes = list.filter(({ state }) => shown === 'all' || state !== 'right').map((each) => each.no);
  const numbers = new Map(list.map((each, index) => [each.no, index + 1]));
  const cells = list.map((each) => ({ no: each.no, state: each.state, isMarked: each.is_marked }));

  function choose(chosen: number): void {
    if (!noes.includes(chosen)) setShown('all');
    setTarget({ no: chosen });
  }

  function show(some: Shown): void {
    setShown(some);
    setTarget(undefined);
  }

  return (
    <>
      <Card aria-labelledby="sheet">
        <h2 id="sheet">{t('sheet')}</h2>
        <div className={styles.sheet}>
          <SheetLegend cells={cells} />
          <div>
            <SheetGrid cells={cells} current={null} onChoose={(_, chosen) => choose(chosen)} />
          </div>
        </div>
      </Card>
      <Card aria-labelledby="questions">
        <div className={styles.head}>
          <h2 id="questions" tabIndex={-1}>
            {t('report.questions')}
          </h2>
          <Choice
            label={t('report.show')}
            value={shown}
            options={[
              { value: 'all', content: t('report.all') },
              { value: 'not-right', content: t('report.not-right') },
            ]}
            onChoose={show}
          />
        </div>
        {noes.length === 0 ? (
          <p className={styles.note}>{t('report.all-right')}</p>
        ) : (
          <ReportQuestions
            key={shown}
            report={report}
            noes={noes}
            numbers={numbers}
            wanted={target}
            first={part && { part, at }}
          />
        )}
      </Card>
    </>
  );
}

/** How it went: the figures first, then part by part, then every question with mine and what is right. */
export function ReportView({ answerId }: { answerId: number }) {
  const t = useTexts('practice');
  const wanted = readId(useSearchParam('no'));
  // Going on to another question is no other report.
  const [no] = useState(wanted);
  const { data, error, refetch, dataUpdatedAt } = useReport(answerId, no);
  usePageTitle(t('report'), data?.report.exam.title);
  if (data) {
    const { report } = data;
    return (
      <>
        {!report.is_removed && <ExamLink exam={report.exam} />}
        <PageHeading title={t('report')} text={t(`type.${report.prac_type}`)}>
          {!report.is_removed && (
            <>
              <ReviewLink />
              <ButtonLink to={startPath(report.exam_id)}>{t('report.again')}</ButtonLink>
              <RedoWrong {...data} />
            </>
          )}
        </PageHeading>
        <div className={styles.report}>
          <ReportFigures report={report} />
          {report.is_removed ? (
            <Card>
              <EmptyState title={report.exam.title} text={t('removed.text')} />
            </Card>
          ) : (
            <>
              <ReportParts report={report} />
              <Questions {...data} at={dataUpdatedAt} />
            </>
          )}
        </div>
      </>
    );
  }
  return (
    <>
      <PageHeading title={t('report')} />
      {error?.failure.status === 404 ? (
        <MissingAttempt />
      ) : error?.failure.errorCode === errorCodes.result_withheld ? (
        <Card>
          <EmptyState title={t('withheld')} text={error.message}>
            <ButtonLink look="primary" to={historyPath()}>
              {t('withheld.link')}
            </ButtonLink>
          </EmptyState>
        </Card>
      ) : (
        <Card>
          <Unanswered answer={{ error, refetch }} />
        </Card>
      )}
    </>
  );
}
