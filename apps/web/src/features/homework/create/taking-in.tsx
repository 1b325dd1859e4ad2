import { ButtonLink, Card, ErrorState, Skeleton } from '@tiku/ui';
import { errorCodes } from '../../../lib/api/error-codes.ts';
import { importPath } from '../../../lib/navigation/addresses.ts';
import { useTexts } from '../../../lib/i18n.ts';
import type { useTakeIn } from './take-in.ts';

interface TakingInProps {
  taking: ReturnType<typeof useTakeIn>;
  importId: number | undefined;
  groupId: number | undefined;
  homeworkId: number | undefined;
}

/** While questions that were read come in; and where they could not, where they wait. */
export function TakingIn({ taking, importId, groupId, homeworkId }: TakingInProps) {
  const t = useTexts('homework');
  if (importId === undefined) return null;
  if (taking.isPending) {
    return (
      <Card aria-busy aria-label={t('taking')}>
        <Skeleton lines={3} />
      </Card>
    );
  }
  if (!taking.error) return null;
  // Where the bank is full, the questions can become an exam instead.
  const isFull = taking.error.failure.errorCode === errorCodes.bank_full;
  const goal = isFull ? {} : ({ to: 'homework', group_id: groupId, homework_id: homeworkId } as const);
  return (
    <Card>
      <ErrorState message={taking.error.message} onRetry={() => taking.mutate(importId)} />
      <p>
        <ButtonLink to={importPath(importId, null, goal)}>{t('taking.look')}</ButtonLink>
      </p>
    </Card>
  );
}
