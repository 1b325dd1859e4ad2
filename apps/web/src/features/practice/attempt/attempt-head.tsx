import { Button, ButtonLink, Icon } from '@tiku/ui';
import { useState } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useStructOf } from '../practice.api.ts';
import { countAnswered } from './attempt.ts';
import { useAttempt, useAttemptSession } from './attempt-context.ts';
import { backPathOf } from './end-path.ts';
import { SavingBadge } from './saving-badge.tsx';
import { Countdown, SittingTimer } from './timer.tsx';
import styles from './attempt-head.module.css';

interface AttemptHeadProps {
  title: string;
  onSettings: () => void;
  onKeys: () => void;
  onHandIn: () => void;
  onTimeUp: () => void;
}

function SectionName() {
  const { examId } = useAttemptSession();
  const sectionNo = useAttempt(({ sheet, place, questions }) => questions.get(sheet.noes[place] ?? 0)?.section_no);
  const sections = useStructOf(examId).data?.struct.sections;
  const title = sections?.find(({ no }) => no === sectionNo)?.title;
  return title ? <p className={styles.section}>{title}</p> : null;
}

function Progress() {
  const t = useTexts('practice');
  const format = useFormat();
  const place = useAttempt((attempt) => attempt.place);
  const total = useAttempt((attempt) => attempt.sheet.noes.length);
  const answered = useAttempt(countAnswered);
  return (
    <div className={styles.progress}>
      <span className={styles.place}>
        <span className="visually-hidden">{t('question', { no: place + 1 })}</span>
        <span aria-hidden="true">
          {format.number(place + 1)} / {format.number(total)}
        </span>
      </span>
      <progress
        className={styles.bar}
        value={answered}
        max={total}
        aria-label={t('answered', { done: answered, total })}
        title={t('answered', { done: answered, total })}
      />
    </div>
  );
}

export function AttemptHead({ title, onSettings, onKeys, onHandIn, onTimeUp }: AttemptHeadProps) {
  const t = useTexts('practice');
  const { attemptId } = useAttemptSession();
  const deadline = useAttempt((attempt) => attempt.sheet.deadline);
  const backPath = useAttempt((attempt) => backPathOf(attempt.sheet));
  const [isNamed, setNamed] = useState(false);
  return (
    <header className={styles.head}>
      <ButtonLink
        to={backPath}
        look="quiet"
        size="icon"
        className={styles.back}
        aria-label={t('back')}
        title={t('back')}
      >
        <Icon name="chevron" />
      </ButtonLink>
      <div className={styles.titles}>
        <h1 tabIndex={-1} className={styles.title}>
          <button
            type="button"
            className={styles.name}
            aria-expanded={isNamed}
            onClick={() => setNamed((before) => !before)}
          >
            {title}
          </button>
        </h1>
        <SectionName />
      </div>
      <Progress />
      <div className={styles.state}>
        {deadline ? <Countdown deadline={deadline} onTimeUp={onTimeUp} /> : <SittingTimer />}
        <SavingBadge attemptId={attemptId} />
      </div>
      <div className={styles.actions}>
        <Button
          look="quiet"
          size="icon"
          className={styles.keys}
          aria-label={t('keys')}
          title={t('keys')}
          onClick={onKeys}
        >
          <Icon name="keyboard" />
        </Button>
        <Button
          look="quiet"
          size="icon"
          aria-label={t('settings')}
          title={t('settings')}
          data-tour="settings"
          onClick={onSettings}
        >
          <Icon name="sliders" />
        </Button>
        <Button onClick={onHandIn}>{t('hand-in')}</Button>
      </div>
    </header>
  );
}
