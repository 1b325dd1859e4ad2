import type { ExamDetail } from '@tiku/contract';
import { ButtonLink } from '@tiku/ui';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { examPath } from '../../../lib/navigation/addresses.ts';
import { navigate } from '../../../lib/navigation/navigation.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { ChangeNote as ChangeState, WithdrawChange } from '../../submission/submission.ts';
import { useWithdraw } from './change.api.ts';

type Changed = Pick<ExamDetail, 'id' | 'change' | 'change_of'>;

/** For its author: that others see an exam otherwise, since when, and why. Nothing where they do not. */
export function ChangeNote({ exam, isCompared = false }: { exam: Changed; isCompared?: boolean }) {
  const t = useTexts('exam');
  const format = useFormat();
  const withdraw = useWithdraw();
  const { change } = exam;
  if (!change) return null;
  const examId = exam.change_of ?? exam.id;
  const date = format.dateTime(change.reviewed_at);
  return (
    <ChangeState
      reason={change.reason}
      waiting={(days) => t('change.waiting', { date, days })}
      refused={(reason) => t('change.refused', { date, reason })}
    >
      {!isCompared && <ButtonLink to={examPath(examId, paths.examChange)}>{t('change.look')}</ButtonLink>}
      <WithdrawChange
        change={withdraw}
        request={examId}
        texts={{
          action: t('change.withdraw'),
          title: t('change.withdraw-title'),
          text: t('change.withdraw-text'),
          done: t('change.withdrawn'),
        }}
        onWithdrawn={() => navigate(examPath(examId))}
      />
    </ChangeState>
  );
}
