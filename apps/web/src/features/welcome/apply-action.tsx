import { ButtonLink } from '@tiku/ui';
import { loginPath, paths } from '../../lib/navigation/paths.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useCanOpen } from '../../lib/navigation/page-access.ts';
import { useSignedIn } from '../../lib/session.ts';

interface ApplyActionProps {
  /** Where the application is filled in. */
  form: string;
  /** The page to come back to after signing in. */
  page: string;
}

/** The next step towards applying: sign in, fill in the form or, where somebody cannot open it, write to us. */
export function ApplyAction({ form, page }: ApplyActionProps) {
  const t = useTexts('welcome');
  const signedIn = useSignedIn();
  const canOpen = useCanOpen();
  if (!signedIn) {
    return (
      <ButtonLink to={loginPath(page)} look="primary" size="large">
        {t('apply.sign-in')}
      </ButtonLink>
    );
  }
  const open = canOpen(form);
  return (
    <ButtonLink to={open ? form : paths.newFeedback} look="primary" size="large">
      {open ? t('apply.action') : t('apply.ask')}
    </ButtonLink>
  );
}
