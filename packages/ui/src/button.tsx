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

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, Look {
  /** Work is under way: further presses do nothing, and focus stays where it is. */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({ look, size, busy = false, className, onClick, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      className={classOf({ ...(look && { look }), ...(size && { size }) }, className)}
      aria-disabled={busy || undefined}
      aria-busy={busy}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    />
  );
}

/** A link that looks like a button: it goes somewhere, so it stays a link. */
export function ButtonLink({ look, size, className, ...rest }: LinkProps & Look) {
  return <Link className={classOf({ ...(look && { look }), ...(size && { size }) }, className)} {...rest} />;
}
