import { examPath } from '../../lib/navigation/addresses.ts';
import { useTexts } from '../../lib/i18n.ts';
import { BackLink } from '../../ui/back-link.tsx';

/** The way back to what is being practised; its place is kept until the exam is known. */
export function ExamLink({ exam }: { exam: { id: number; title: string } | undefined }) {
  const t = useTexts('practice');
  return (
    <BackLink to={exam ? examPath(exam.id) : null} label={t('back-to')}>
      {exam?.title}
    </BackLink>
  );
}
