import { showToast } from '@tiku/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { call } from '../../../../lib/api/api.ts';
import { onChanged } from '../../../../lib/events.ts';
import { useFormat } from '../../../../lib/format.ts';
import { useTexts } from '../../../../lib/i18n.ts';
import { invalidatePractice } from '../../practice.api.ts';
import { judge } from '../../outbox/verdict.ts';
import { useAttempt, useAttemptSession } from '../attempt-context.ts';
import type { ToldMessage } from './use-messages.ts';
import { watchScreen } from './watch-screen.ts';

/** Milliseconds after which it is asked by itself whether deadline or rules have changed; those who watch see by it who is there. */
const often = 30_000;

/** What a homework adds to its attempt: deadlines that may move while it runs, and a screen that is not to be left. */
export function useSitting(onMessages: (messages: readonly ToldMessage[]) => void): void {
  const t = useTexts('practice');
  const format = useFormat();
  const session = useAttemptSession();
  const rules = useAttempt(({ sheet }) => sheet.rules);
  const isClosed = useAttempt(({ closed }) => closed !== null);
  const isSat = rules !== null && !isClosed;
  const isWatched = isSat && rules.max_switches > 0;

  const deadline = useAttempt(({ sheet }) => sheet.deadline);
  const known = useRef(deadline);
  const tellMoved = useEffectEvent(() => {
    if (isSat && deadline !== null) showToast(t('sitting.moved', { time: format.dateTime(deadline) }));
  });
  useEffect(() => {
    if (known.current !== deadline) tellMoved();
    known.current = deadline;
  }, [deadline]);

  const ask = useEffectEvent(async () => {
    const asked = performance.now();
    const result = await call('GET /exam/user_online_prac/state', { answer_id: session.attemptId });
    if (!result.ok) {
      const verdict = judge(result.error);
      if (verdict.kind === 'closed') session.change((attempt) => ({ ...attempt, closed: verdict.reason }));
      return;
    }
    const { handed_in_at, rules: now } = result.data;
    session.hearClock(result.data, performance.now() - asked);
    // A member who was told the reason a moment ago goes on seeing it.
    if (handed_in_at !== null) {
      return session.change((attempt) => ({ ...attempt, closed: attempt.closed ?? 'handed-in' }));
    }
    onMessages(result.data.messages);
    session.change((attempt) => ({ ...attempt, sheet: { ...attempt.sheet, rules: now } }));
  });
  useEffect(() => {
    if (!isSat) return undefined;
    void ask();
    const timer = setInterval(() => void ask(), often);
    const stop = onChanged('attempt', (about) => {
      if (about === null || about === session.attemptId) void ask();
    });
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [isSat, session.attemptId]);

  const hear = useEffectEvent((told: Parameters<Parameters<typeof watchScreen>[1]>[0]) => {
    session.change((attempt) => {
      const { sheet } = attempt;
      if (!sheet.rules) return attempt;
      return {
        ...attempt,
        sheet: { ...sheet, rules: { ...sheet.rules, switches_count: told.switches_count } },
        ...(told.handed_in && { closed: 'switched-out' as const }),
      };
    });
    if (told.handed_in) {
      invalidatePractice();
      showToast(t('closed.switched-out'), 'failed');
    } else if (told.list.some(({ is_counted }) => is_counted)) {
      showToast(t('sitting.warning', { count: told.max_switches - told.switches_count }), 'failed');
    }
  });
  useEffect(
    () => (isWatched ? watchScreen(session.attemptId, (told) => hear(told)) : undefined),
    [isWatched, session.attemptId],
  );
}
