import styles from './form-error.module.css';
import { Icon } from '../icon.tsx';

/** Why a form as a whole was refused. The box stays in the page, so that its text is read out when it comes. */
export function FormError({ message }: { message: string | null }) {
  return (
    <div role="alert">
      {message && (
        <p className={styles.line}>
          <Icon name="alert" />
          {message}
        </p>
      )}
    </div>
  );
}
