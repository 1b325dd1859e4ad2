import { useUiTexts } from './texts-context.tsx';
import { Button } from './button.tsx';
import { Unplugged } from './unplugged.tsx';
import { Icon } from './icon.tsx';
import styles from './state.module.css';

/** What happened, and a way to try again. */
export function ErrorState({ message, onRetry }: { message: string; onRetry: () => void }) {
  const t = useUiTexts();
  return (
    <div className={styles.state} role="alert">
      <div className={styles.drawing}>
        <Unplugged />
      </div>
      <p className={styles.title}>{t('error-title')}</p>
      <p className={styles.text}>{message}</p>
      <div className={styles.actions}>
        <Button onClick={onRetry}>
          <Icon name="reload" size={16} />
          {t('retry')}
        </Button>
      </div>
    </div>
  );
}
