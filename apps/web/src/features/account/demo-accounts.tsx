import { Button } from '@tiku/ui';
import type { Config } from '../../lib/config.ts';
import { useTexts } from '../../lib/i18n.ts';
import styles from './login.module.css';

interface DemoAccountsProps {
  demo: NonNullable<Config['demo']>;
  busy: boolean;
  onChoose: (username: string, password: string) => void;
}

/** One tap signs in as one of the accounts of the demo content. */
export function DemoAccounts({ demo, busy, onChoose }: DemoAccountsProps) {
  const t = useTexts('account');
  return (
    <section className={styles.demo} aria-labelledby="demo-accounts">
      <p id="demo-accounts">{t('login.demo')}</p>
      <ul className={styles.accounts}>
        {demo.usernames.map((username) => (
          <li key={username}>
            <Button busy={busy} onClick={() => onChoose(username, demo.password)}>
              {username}
            </Button>
          </li>
        ))}
      </ul>
      <p>{t('login.demo-password', { password: demo.password })}</p>
    </section>
  );
}
