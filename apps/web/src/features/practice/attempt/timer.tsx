import { Icon } from '@tiku/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { serverNow } from '../outbox/server-clock.ts';
import { useAttemptSession } from './attempt-context.ts';
import styles from './attempt-head.module.css';
import { useNow } from './use-now.ts';

/** The last minutes are told to those who do not see the clock. */
const warnings = [300, 60];
/** A whole class runs out of time together: they hand in within seconds, not within one. */
const spread = 2_500;

const localNow = () => performance.now();

/** How long this sitting has lasted, where there is no hurry. */
export function SittingTimer() {
  const t = useTexts('practice');
  const format = useFormat();
  const now = useNow(localNow);
  const [start] = useState(now);
  return (
    <span className={styles.timer} role="timer" aria-label={t('timer.sitting')} title={t('timer.sitting')}>
      <Icon name="clock" size={16} />
      {format.duration((now - start) / 1000)}
    </span>
  );
}

/** Jumps of this device's clock, or a sleep, make what we know of the server's doubtful: it is asked again. */
function useResync(): void {
  const session = useAttemptSession();
  useEffect(() => {
    let last = { wall: Date.now(), here: performance.now() };
    const timer = setInterval(() => {
      const next = { wall: Date.now(), here: performance.now() };
      const passed = next.here - last.here;
      const isDoubtful = Math.abs(next.wall - last.wall - passed) > 2_000 || passed > 5_000;
      last = next;
      const { sheet, place } = session.store.getState();
      const no = sheet.noes[place];
      if (isDoubtful && no !== undefined) session.refresh([no]).catch(() => {});
    }, 1_000);
    return () => clearInterval(timer);
  }, [session]);
}

interface CountdownProps {
  deadline: string;
  onTimeUp: () => void;
}

export function Countdown({ deadline, onTimeUp }: CountdownProps) {
  const t = useTexts('practice');
  const format = useFormat();
  const now = useNow(serverNow);
  const left = Math.max(0, Math.ceil((Date.parse(deadline) - now) / 1000));
  const isUp = left === 0;
  const warned = warnings.find((warning) => left <= warning && left > warning - 5);
  useResync();

  const end = useEffectEvent(onTimeUp);
  useEffect(() => {
    if (!isUp) return undefined;
    const timer = setTimeout(() => end(), Math.random() * spread);
    return () => clearTimeout(timer);
  }, [isUp]);

  return (
    <>
      <span
        className={left <= 60 ? `${styles.timer} ${styles.late}` : styles.timer}
        role="timer"
        aria-label={t('timer.left')}
        title={t('timer.left')}
      >
        <Icon name="clock" size={16} />
        {format.duration(left)}
      </span>
      <output className="visually-hidden">
        {warned && !isUp && t('timer.warning', { count: Math.round(warned / 60) })}
      </output>
    </>
  );
}
