import { ButtonLink, Card, EmptyState, showToast } from '@tiku/ui';
import { useEffect, useState } from 'react';
import { errorCodes } from '../../../lib/api/error-codes.ts';
import { readId } from '../../../lib/navigation/read-id.ts';
import { historyPath } from '../../../lib/navigation/addresses.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { navigate, useSearchParam } from '../../../lib/navigation/navigation.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import type { CallFailed } from '../../../lib/api/failure.ts';
import { Unloaded } from '../../../ui/unloaded.tsx';
import { useSheet } from '../practice.api.ts';
import type { Sheet } from './attempt.ts';
import { AttemptContext } from './attempt-context.ts';
import { AttemptScreen } from './attempt-screen.tsx';
import { createSession } from './attempt-session.ts';
import { forgetAttempt } from './kept-attempt.ts';
import { endPathOf } from './end-path.ts';

function OpenedAttempt({ sheet }: { sheet: Sheet }) {
  const no = readId(useSearchParam('no'));
  const [session] = useState(() => createSession(sheet, no));
  return (
    <AttemptContext value={session}>
      <AttemptScreen />
    </AttemptContext>
  );
}

export function MissingAttempt() {
  const t = useTexts('practice');
  return (
    <Card>
      <EmptyState drawing="lost" title={t('missing')} text={t('missing-text')}>
        <ButtonLink look="primary" to={historyPath()}>
          {t('history')}
        </ButtonLink>
      </EmptyState>
    </Card>
  );
}

interface UnloadedAttemptProps {
  title: string;
  answer: { error: CallFailed | null; refetch: () => unknown };
}

/** Instead of an attempt, or of what it asked. */
export function UnloadedAttempt({ title, answer }: UnloadedAttemptProps) {
  if (answer.error?.failure.status !== 404) return <Unloaded title={title} answer={answer} />;
  return (
    <>
      <PageHeading title={title} />
      <MissingAttempt />
    </>
  );
}

/** Why a homework was handed in by itself; a report says so on its own. */
function reasonOf({ rules, is_timed_out, is_switched_out }: Sheet): 'switched-out' | 'time-up' | null {
  if (!rules) return null;
  if (is_switched_out) return 'switched-out';
  return is_timed_out ? 'time-up' : null;
}

/** An attempt to be answered; one that is handed in already leads to its result. */
export function AttemptView({ answerId }: { answerId: number }) {
  const t = useTexts('practice');
  const { data, error, refetch } = useSheet(answerId);
  const [opened, setOpened] = useState<Sheet | null>(null);
  // One that ends while it is on screen stays there, and says why.
  if (data?.handed_in_at === null && opened?.answer_id !== answerId) setOpened(data);
  const running = opened?.answer_id === answerId ? opened : null;
  const ended = data && !running && data.handed_in_at !== null ? data : null;
  const endPath = ended && endPathOf(ended);
  const reason = ended && reasonOf(ended);
  const said = reason && t(`closed.${reason}`);
  const isOver = ended !== null || error?.failure.errorCode === errorCodes.not_found;
  useEffect(() => {
    if (isOver) void forgetAttempt(answerId);
  }, [isOver, answerId]);
  useEffect(() => {
    if (!endPath) return;
    navigate(endPath, { replace: true });
    if (said) showToast(said);
  }, [endPath, said]);

  if (running) return <OpenedAttempt key={answerId} sheet={running} />;
  return <UnloadedAttempt title={t('title')} answer={{ error, refetch }} />;
}
