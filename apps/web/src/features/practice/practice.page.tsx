import { readId } from '../../lib/navigation/read-id.ts';
import { useSearchParam } from '../../lib/navigation/navigation.ts';
import { AttemptView } from './attempt/attempt-view.tsx';
import { HistoryView } from './history/history-view.tsx';
import { RecentView } from './history/recent-view.tsx';
import { ReportView } from './report/report-view.tsx';
import { StartView } from './start/start-view.tsx';

/** Starting, answering, the report and the history: the query says which. */
export function PracticePage() {
  const answerId = readId(useSearchParam('answer_id'));
  const examId = readId(useSearchParam('exam_id'));
  const view = useSearchParam('view');
  if (answerId !== undefined && view === 'report') return <ReportView key={answerId} answerId={answerId} />;
  if (answerId !== undefined) return <AttemptView key={answerId} answerId={answerId} />;
  if (view === 'history') return <HistoryView key={examId} examId={examId} />;
  if (examId !== undefined) return <StartView key={examId} examId={examId} />;
  return <RecentView />;
}
