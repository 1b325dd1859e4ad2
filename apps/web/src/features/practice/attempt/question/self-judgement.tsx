import type { AnswerState } from '@tiku/contract';
import { roundScore } from '@tiku/questions';
import { Button, TextField } from '@tiku/ui';
import { useState } from 'react';
import { useFormat } from '../../../../lib/format.ts';
import { useTexts } from '../../../../lib/i18n.ts';
import styles from './question-body.module.css';

/** Points to a tenth, between nothing and all; null for what is no number. */
function readPoints(text: string, total: number): number | null {
  const value = Number(text.trim().replace(',', '.'));
  if (text.trim() === '' || Number.isNaN(value)) return null;
  return Math.min(total, Math.max(0, roundScore(value)));
}

interface SelfJudgementProps {
  state: AnswerState;
  onJudge: (points: number) => Promise<void>;
}

/** Nobody marks an open answer in practice: the learner compares it with the reference and judges. */
export function SelfJudgement({ state, onJudge }: SelfJudgementProps) {
  const t = useTexts('practice');
  const format = useFormat();
  const total = state.result?.total ?? 0;
  const kept = state.self_score ?? null;
  const [text, setText] = useState(kept === null ? '' : String(kept));
  const [isBusy, setBusy] = useState(false);
  const points = readPoints(text, total);

  async function judge(score: number): Promise<void> {
    setText(String(score));
    setBusy(true);
    await onJudge(score);
    setBusy(false);
  }

  return (
    <form
      className={styles.judge}
      onSubmit={(event) => {
        event.preventDefault();
        if (points !== null && !isBusy) void judge(points);
      }}
    >
      <p className={styles.judgeTitle}>{t('judge')}</p>
      <p className={styles.hint}>{t('judge.text')}</p>
      <div className={styles.judgeRow}>
        <TextField
          label={t('judge.points', { count: total, figure: format.score(total) })}
          value={text}
          inputMode="decimal"
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" busy={isBusy || points === null}>
          {t('judge.save')}
        </Button>
        <Button busy={isBusy} onClick={() => void judge(total)}>
          {t('judge.all')}
        </Button>
        <Button busy={isBusy} onClick={() => void judge(0)}>
          {t('judge.none')}
        </Button>
      </div>
    </form>
  );
}
