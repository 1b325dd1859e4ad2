import { showToast, tellFailure } from '@tiku/ui';
import { attemptPath } from '../../../lib/navigation/addresses.ts';
import { errorCodes } from '../../../lib/api/error-codes.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { navigate } from '../../../lib/navigation/navigation.ts';
import { useMemorising } from '../attempt/question/memorising.ts';
import { useBegin } from '../practice.api.ts';
import type { BeginRequest } from '../begin-attempt.ts';
import { useSettings } from '../settings.ts';

/** Begins an attempt and goes there. */
export function useBeginAttempt(): { begin: (request: BeginRequest, memorise?: boolean) => void; isBusy: boolean } {
  const t = useTexts('practice');
  const beginning = useBegin();
  const retire_wrong = useSettings((settings) => settings.retireWrong);

  function begin(request: BeginRequest, memorise = false): void {
    if (beginning.isPending) return;
    beginning.mutate(
      { retire_wrong, ...request },
      {
        onSuccess: ({ answer_id }) => {
          useMemorising.setState({ isOn: memorise });
          navigate(attemptPath(answer_id));
        },
        onError: ({ failure }) =>
          failure.errorCode === errorCodes.nothing_to_practise
            ? showToast(t('nothing'), 'failed')
            : tellFailure(failure),
      },
    );
  }

  return { begin, isBusy: beginning.isPending };
}
