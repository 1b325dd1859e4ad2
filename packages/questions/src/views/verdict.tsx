import type { Grading } from '../grade/grading.ts';
import styles from './verdict.module.css';

export type Verdict = 'right' | 'wrong' | 'partly' | 'unanswered' | 'needs-person';

export function verdictOf(grading: Grading): Verdict {
  if (grading.status !== 'graded') return grading.status;
  if (grading.right) return 'right';
  return grading.earned > 0 ? 'partly' : 'wrong';
}

const shapes: Record<Verdict, string> = {
  right: 'm5 12.5 4.5 4.5L19 7.5',
  wrong: 'm6.5 6.5 11 11m0-11-11 11',
  partly: 'M4 12c2.7-5 5.3-5 8 0s5.3 5 8 0',
  unanswered: 'M6 12h12',
  'needs-person': 'm5 19 1-4L16 5l3 3L9 18Zm9-12 3 3',
};

/** A shape for each verdict, so that colour is never the only sign; the words beside it carry the meaning. */
export function VerdictMark({ verdict }: { verdict: Verdict }) {
  return (
    <svg className={`${styles.mark} ${styles[verdict]}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={shapes[verdict]} />
    </svg>
  );
}

export function VerdictLabel({ verdict, children }: { verdict: Verdict; children: string }) {
  return (
    <span className={`${styles.label} ${styles[verdict]}`}>
      <VerdictMark verdict={verdict} />
      {children}
    </span>
  );
}
