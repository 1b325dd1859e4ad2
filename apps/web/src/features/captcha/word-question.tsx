import { rules } from '@tiku/contract/limits';
import { Button, Skeleton, TextField } from '@tiku/ui';
import { useEffect, useRef } from 'react';
import type { FormEvent } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import styles from './captcha.module.css';

interface WordQuestionProps {
  /** Null while it is on its way. */
  question: string | null;
  busy: boolean;
  onAnswer: (text: string) => void;
}

export function WordQuestion({ question, busy, onAnswer }: WordQuestionProps) {
  const t = useTexts('captcha');
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => input.current?.focus(), []);
  if (question === null) return <Skeleton lines={3} />;

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const text = input.current?.value.trim();
    if (text) onAnswer(text);
  }

  return (
    <form className={styles.question} onSubmit={handleSubmit} noValidate>
      <TextField
        label={question}
        hint={t('question-hint')}
        name="answer"
        autoComplete="off"
        maxLength={rules.captcha.textMax}
        ref={input}
      />
      <Button type="submit" look="primary" busy={busy}>
        {t('confirm')}
      </Button>
    </form>
  );
}
