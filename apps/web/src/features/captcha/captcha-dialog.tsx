import { Button, Dialog, ErrorState, Icon } from '@tiku/ui';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { usePublicCall } from '../../lib/api/query.ts';
import styles from './captcha.module.css';
import type { Challenge } from './challenge.ts';
import { SliderPuzzle } from './slider-puzzle.tsx';
import { startWork } from './start-work.ts';
import type { Work } from './start-work.ts';
import { WordQuestion } from './word-question.tsx';

/** After so many wrong answers in a row the next puzzle waits for a click. */
const patience = 3;

export function CaptchaDialog({ challenge }: { challenge: Challenge }) {
  const t = useTexts('captcha');
  const [kind, setKind] = useState<'slider' | 'question'>('slider');
  const [failures, setFailures] = useState(0);
  const [checking, setChecking] = useState(false);
  const captcha = usePublicCall('GET /app/slider/captcha', { ...challenge.subject, kind }, { fresh: true });
  const { data } = captcha;
  const busy = checking || captcha.isFetching;
  const exhausted = failures >= patience;
  const work = useRef<Work>(null);

  // Done while the person looks at the picture.
  useEffect(() => {
    if (!data) return undefined;
    const started = startWork({ captchaId: data.captcha_id, ...data.work });
    work.current = started;
    return started.stop;
  }, [data]);

  async function answer(text: string | null, drag: object = {}): Promise<void> {
    if (busy || !data || !work.current) return;
    setChecking(true);
    const captcha_data = JSON.stringify({ ...drag, work: await work.current.done });
    const given = { captcha_id: data.captcha_id, captcha_data, ...(text !== null && { captcha_text: text }) };
    const accepted = await challenge.attempt(given);
    if (accepted) return;
    setChecking(false);
    setFailures(failures + 1);
    if (failures + 1 < patience) await captcha.refetch();
  }

  function startOver(): void {
    setFailures(0);
    void captcha.refetch();
  }

  function choose(next: 'slider' | 'question'): void {
    setFailures(0);
    setKind(next);
  }

  const hint = failures > 0 ? t('again') : kind === 'slider' && t('hint');
  const word = checking ? t('checking') : !exhausted && hint;
  return (
    <Dialog title={t('title')} onClose={challenge.giveUp}>
      <div className={styles.body} aria-busy={busy}>
        {captcha.error && !captcha.isFetching && (
          <ErrorState message={captcha.error.message} onRetry={() => void captcha.refetch()} />
        )}
        {!captcha.error && exhausted && (
          <Button className={styles.exhausted} size="large" onClick={startOver}>
            <Icon name="reload" />
            {t('exhausted')}
          </Button>
        )}
        {!captcha.error && !exhausted && kind === 'slider' && (
          <SliderPuzzle
            key={data?.captcha_id}
            puzzle={data?.slider ?? null}
            busy={busy}
            onDrop={(x, trace) => void answer(null, { x, trace })}
          />
        )}
        {!captcha.error && !exhausted && kind === 'question' && (
          <WordQuestion
            key={data?.captcha_id}
            question={data?.question ?? null}
            busy={busy}
            onAnswer={(text) => void answer(text)}
          />
        )}
        <output className={styles.word}>{word}</output>
        <div className={styles.others}>
          <Button look="quiet" busy={checking} onClick={() => choose(kind === 'slider' ? 'question' : 'slider')}>
            {kind === 'slider' ? t('to-question') : t('to-slider')}
          </Button>
          <Button
            look="quiet"
            size="icon"
            aria-label={t('reload')}
            title={t('reload')}
            busy={busy}
            onClick={() => void captcha.refetch()}
          >
            <Icon name="reload" />
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
