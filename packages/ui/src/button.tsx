import { useId } from 'react';
import type { ButtonHTMLAttributes, Ref } from 'react';
import styles from './button.module.css';
import { Link } from './link.tsx';
import type { LinkProps } from './link.tsx';

interface Look {
  look?: 'primary' | 'secondary' | 'quiet';
  size?: 'medium' | 'large' | 'icon';
}

function classOf({ look = 'secondary', size = 'medium' }: Look, className: string | undefined): string {
  return [styles.button, styles[look], size !== 'medium' && styles[size], className].filter(Boolean).join(' ');
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, Look {
  /** Work is under way: further presses do nothing, and focus stays where it is. */
  busy?: boolean;
  /** Why it cannot be pressed now, which is said beside it. It can be reached nevertheless, so that everybody learns of it. */
  why?: string | null;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({ look, size, busy = false, why, className, onClick, type = 'button', ...rest }: ButtonProps) {
  const id = useId();
  const isDead = busy || Boolean(why);
  const button = (
    <button
      type={type}
      className={classOf({ ...(look && { look }), ...(size && { size }) }, className)}
      aria-disabled={isDead || undefined}
      aria-busy={busy || undefined}
      aria-describedby={why ? id : undefined}
      onClick={isDead ? (event) => event.preventDefault() : onClick}
      {...rest}
    />
  );
  if (!why) return button;
  return (
    <span className={styles.withReason}>
      {button}
      <span id={id} className={styles.reason}>
        {why}
      </span>
    </span>
  );
}

/** A link that looks like a button: it goes somewhere, so it stays a link. */
export function ButtonLink({ look, size, className, ...rest }: LinkProps & Look) {
  return <Link className={classOf({ ...(look && { look }), ...(size && { size }) }, className)} {...rest} />;
}
