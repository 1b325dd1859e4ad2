// Apart from the other components: no page for visitors has one, and their first visit loads all of those.
import { useId } from 'react';
import { Button } from '../button.tsx';
import type { ButtonProps } from '../button.tsx';
import styles from './reasoned-button.module.css';

interface ReasonedButtonProps extends ButtonProps {
  /** Why it cannot be pressed now, which is said beside it; null while it can be. */
  why: string | null;
}

/** It can be reached also while it cannot be pressed, so that everybody learns why. */
export function ReasonedButton({ why, ...rest }: ReasonedButtonProps) {
  const id = useId();
  if (why === null) return <Button {...rest} />;
  return (
    <span className={styles.withReason}>
      <Button {...rest} aria-disabled aria-describedby={id} onClick={(event) => event.preventDefault()} />
      <span id={id} className={styles.reason}>
        {why}
      </span>
    </span>
  );
}
