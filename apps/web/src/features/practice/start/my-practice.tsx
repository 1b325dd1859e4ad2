import { ButtonLink } from '@tiku/ui';
import { attemptPath, startPath } from '../../../lib/navigation/addresses.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { usePracticeHome } from '../practice.api.ts';
import { LastAttempts } from './last-attempts.tsx';

/** The way into practising an exam: on where one stopped, else to the start. */
export function PractiseLink({ examId }: { examId: number }) {
  const t = useTexts('practice');
  const running = usePracticeHome(examId).data?.practices.find(({ last }) => last.handed_in_at === null);
  return (
    <>
      {running && (
        <ButtonLink look="primary" size="large" to={attemptPath(running.last.answer_id)}>
          {t('sequential.continue')}
        </ButtonLink>
      )}
      <ButtonLink look={running ? 'secondary' : 'primary'} size="large" to={startPath(examId)}>
        {t('title')}
      </ButtonLink>
    </>
  );
}

/** How I stand with an exam, where I have begun it. */
export function MyPractice({ examId }: { examId: number }) {
  const { data, isPending } = usePracticeHome(examId);
  if (isPending) return <div hidden data-waiting />;
  return data?.exam && <LastAttempts practices={data.practices} examId={examId} rank={data.exam.rank} />;
}
