import type { ExamDetail } from '@tiku/contract';
import { Card } from '@tiku/ui';
import { saveFile } from '../../lib/api/save-file.ts';
import { useTexts } from '../../lib/i18n.ts';
import { editQuestionPath, examPath } from '../../lib/navigation/addresses.ts';
import { Unanswered } from '../../ui/unloaded.tsx';
import { ExamPageHeading, LoadedExam } from '../exam/exam.ts';
import { useExamMeasures, useExamResponses } from './measure.api.ts';
import { MeasuresView, TakeAway } from './measures-view.tsx';

function ExamMeasures({ exam }: { exam: ExamDetail }) {
  const t = useTexts('measure');
  const { data, error, refetch } = useExamMeasures(exam.id);
  return (
    <>
      <ExamPageHeading exam={exam} title={t('title')} text={t('of-exam')}>
        <TakeAway change={useExamResponses()} request={exam.id} onDone={(file) => saveFile(file, 'responses.csv')} />
      </ExamPageHeading>
      {data ? (
        <MeasuresView
          measures={data}
          way={{ text: t('mend.edit'), to: (no) => editQuestionPath(exam.id, no) }}
          back={{ text: t('to-exam'), to: examPath(exam.id) }}
        />
      ) : (
        <Card>
          <Unanswered answer={{ error, refetch }} />
        </Card>
      )}
    </>
  );
}

export function ExamMeasuresPage() {
  const t = useTexts('measure');
  return (
    <LoadedExam title={t('title')} own latest={false}>
      {(exam) => <ExamMeasures exam={exam} />}
    </LoadedExam>
  );
}
