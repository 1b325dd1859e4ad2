import { useTexts } from '../../../lib/i18n.ts';
import { Unloaded } from '../../../ui/unloaded.tsx';

interface UnloadedHomeworkProps {
  isMissing: boolean;
  answer: { error: Error | null; refetch: () => unknown };
  /** Where groups are listed. */
  back: string;
}

/** Instead of a homework: while it is on its way, where it cannot be fetched, and where there is none. */
export function UnloadedHomework({ isMissing, answer, back }: UnloadedHomeworkProps) {
  const t = useTexts('homework');
  return (
    <Unloaded
      title={t('homework')}
      answer={answer}
      missing={
        isMissing && {
          title: t('missing'),
          text: t('missing-text'),
          way: { to: back, text: t('to-groups'), look: 'primary' },
        }
      }
    />
  );
}
