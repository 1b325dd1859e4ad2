import { ButtonLink } from '@tiku/ui';
import { useTexts } from '../../lib/i18n.ts';
import { useSignedIn } from '../../lib/session.ts';

export function StartActions() {
  const t = useTexts('welcome');
  const tApp = useTexts('app');
  const signedIn = useSignedIn();
  return (
    <>
      <ButtonLink to={signedIn ? '/user-home' : '/register'} look="primary" size="large">
        {signedIn ? t('action.my-home') : tApp('page.register')}
      </ButtonLink>
      {!signedIn && (
        <ButtonLink to="/login" size="large">
          {t('action.sign-in')}
        </ButtonLink>
      )}
      <ButtonLink to="/tour-home" size="large">
        {t('action.help')}
      </ButtonLink>
    </>
  );
}
