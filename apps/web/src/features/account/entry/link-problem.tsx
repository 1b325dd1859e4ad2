import { limits } from '@tiku/contract/limits';
import { ButtonLink, EmptyState, ErrorState } from '@tiku/ui';
import { paths } from '../../../lib/navigation/paths.ts';
import { errorCodes } from '../../../lib/api/error-codes.ts';
import type { Failure } from '../../../lib/api/failure.ts';
import { useTexts } from '../../../lib/i18n.ts';

type LinkKind = 'reset' | 'activate' | 'link-email';

interface LinkProblemProps {
  kind: LinkKind;
  failure: Failure;
  onRetry: () => void;
}

const stateByCode: Partial<Record<number, 'wrong' | 'used' | 'expired' | 'taken' | 'other'>> = {
  [errorCodes.link_wrong]: 'wrong',
  [errorCodes.link_used]: 'used',
  [errorCodes.link_expired]: 'expired',
  [errorCodes.already_registered]: 'taken',
  [errorCodes.link_of_other]: 'other',
};

const anew = { reset: `${paths.resetPassword}?by=email`, activate: paths.register, 'link-email': paths.security };

/** Whether a link has stopped working while somebody was filling in its form. */
export function isLinkProblem({ errorCode }: Failure): boolean {
  return stateByCode[errorCode ?? 0] !== undefined;
}

/** Why a link does not work, and the next step. */
export function LinkProblem({ kind, failure, onRetry }: LinkProblemProps) {
  const t = useTexts('account/entry');
  // An address without a code, or with a piece of one, is refused before it is looked up.
  const state =
    failure.status === 400 && !stateByCode[failure.errorCode ?? 0] ? 'wrong' : stateByCode[failure.errorCode ?? 0];
  if (!state) return <ErrorState message={failure.message} onRetry={onRetry} />;
  const isSettled = (state === 'used' || state === 'taken') && kind !== 'link-email';
  return (
    <EmptyState
      drawing="lost"
      title={t(`link.${state}-title`)}
      text={t(`link.${state}-text`, { hours: limits.linkHours })}
    >
      {isSettled && (
        <ButtonLink to={paths.login} look="primary">
          {t('to-login')}
        </ButtonLink>
      )}
      {!(isSettled && kind === 'activate') && (
        <ButtonLink to={anew[kind]} look={isSettled ? 'secondary' : 'primary'}>
          {t(`link.anew-${kind}`)}
        </ButtonLink>
      )}
    </EmptyState>
  );
}
