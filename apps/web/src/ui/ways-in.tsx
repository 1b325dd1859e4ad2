import { ButtonLink } from '@tiku/ui';
import { useRouterState } from '@tanstack/react-router';
import { loginPath, registerPath } from '../lib/navigation/paths.ts';
import styles from './ways-in.module.css';

/** For people who have no account or are not signed in; both links lead back to the page they are on. */
export function WaysIn({ register, signIn }: { register: string; signIn: string }) {
  const way = useRouterState({ select: ({ location }) => location.href });
  return (
    <div className={styles.ways}>
      <ButtonLink look="primary" size="large" to={registerPath(way)}>
        {register}
      </ButtonLink>
      <ButtonLink size="large" to={loginPath(way)}>
        {signIn}
      </ButtonLink>
    </div>
  );
}
