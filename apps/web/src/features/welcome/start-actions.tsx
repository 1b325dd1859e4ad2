import { ButtonLink } from '@tiku/ui';
import { paths } from '../../lib/navigation/paths.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useSignedIn } from '../../lib/session.ts';

export function StartActions() {
  const t = useTexts('welcome');
  const tApp = useTexts('app');
  const signedIn = useSignedIn();
  return (
    <>
      <ButtonLink to={signedIn ? paths.home : paths.register} look="primary" size="large">
        {signedIn ? t('action.my-home') : tApp('page.register')}
      </ButtonLink>
      {!signedIn && (
        <ButtonLink to={paths.login} size="large">
          {t('action.sign-in')}
        </ButtonLink>
      )}
      <ButtonLink to={paths.help} size="large">
        {t('action.help')}
      </ButtonLink>
    </>
  );
}
