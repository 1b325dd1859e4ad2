import type { ReportEntry } from '@tiku/contract';
import { Badge, Button, ButtonLink, EmptyState, Link, SelectField, showToast, TextArea } from '@tiku/ui';
import { useState } from 'react';
import { useForm } from '../../lib/form/use-form.ts';
import { useFormat } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { narrowTo } from '../../lib/navigation/paging.ts';
import { editQuestionPath, questionsPath } from '../../lib/navigation/addresses.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { Form, FormActions } from '../../ui/form.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { PagedRows } from '../../ui/paged-list.tsx';
import { RowAbout } from '../../ui/list/rows.tsx';
import { AnsweredChoice } from './answered-choice.tsx';
import { useAnswer, useReportedExams, useReports } from './report.api.ts';
import styles from './report.module.css';

function AnswerForm({ report, onClose }: { report: ReportEntry; onClose: () => void }) {
  const t = useTexts('report');
  const form = useForm('POST /exam/question/report/answer', {
    initial: { answer: '' },
    send: useAnswer(),
    request: ({ answer }) => ({ report_id: report.report_id, answer }),
    leaves: true,
    onDone: ({ answered_count }) => {
      onClose();
      showToast(t('answered', { count: answered_count }));
    },
  });

  return (
    <Form form={form} className={styles.form}>
      <TextArea label={t('answer')} hint={t('answer-hint')} rows={3} {...form.text('answer')} />
      <FormActions action={t('answer.send')} onCancel={onClose} />
    </Form>
  );
}

function ReportRow({ report }: { report: ReportEntry }) {
  const t = useTexts('report');
  const format = useFormat();
  const [isAnswering, setAnswering] = useState(false);
  const { exam, no } = report;
  return (
    <li>
      <Link to={questionsPath(exam.id, no)}>{t('question', { title: exam.title, no })}</Link>
      <RowAbout className={styles.about}>
        <Badge>{t(`reason.${report.reason}`)}</Badge>
        <span>{report.reporter.name}</span>
        <time dateTime={report.reported_at}>{format.dateTime(report.reported_at)}</time>
        {!report.is_current && <span>{t('changed')}</span>}
      </RowAbout>
      <p className={styles.stem}>{report.stem}</p>
      {report.body !== '' && <p className={styles.body}>{report.body}</p>}
      {report.answer !== null && (
        <p className={styles.body}>
          <strong>{t('your-answer')}</strong> {report.answer}
        </p>
      )}
      {isAnswering ? (
        <AnswerForm report={report} onClose={() => setAnswering(false)} />
      ) : (
        <div className={styles.actions}>
          {report.answer === null && <Button onClick={() => setAnswering(true)}>{t('answer')}</Button>}
          {report.is_current && <ButtonLink to={editQuestionPath(exam.id, no)}>{t('mend')}</ButtonLink>}
        </div>
      )}
    </li>
  );
}

function ExamSelect({ examId }: { examId: number | undefined }) {
  const t = useTexts('report');
  const exams = useReportedExams().data?.list ?? [];
  if (exams.length === 0) return null;
  const options = exams.map(({ exam, open_count, reports_count }) => ({
    value: String(exam.id),
    text: t('exam.counts', { title: exam.title, open: open_count, all: reports_count }),
  }));
  return (
    <SelectField
      label={t('exam')}
      value={examId ?? ''}
      options={[{ value: '', text: t('exam.all') }, ...options]}
      onChange={(event) => narrowTo({ exam_id: event.target.value || undefined })}
    />
  );
}

/** What readers found in the exams of an author, who answers it and mends the question. */
export function ReportedQuestionsPage() {
  const t = useTexts('report');
  const { list, examId, isAnswered } = useReports();
  return (
    <>
      <PageHeading title={t('page')} text={t('page-text')} />
      <div className={styles.tools}>
        <ExamSelect examId={examId} />
        <AnsweredChoice label={t('show')} isAnswered={isAnswered} />
      </div>
      <PagedRows
        list={list}
        className={styles.rows}
        keyOf={({ report_id }) => report_id}
        empty={
          <EmptyState drawing="done" title={t(isAnswered ? 'none-answered' : 'none')}>
            <ButtonLink to={paths.publishedExams}>{t('to-exams')}</ButtonLink>
          </EmptyState>
        }
      >
        {(report) => <ReportRow report={report} />}
      </PagedRows>
    </>
  );
}
