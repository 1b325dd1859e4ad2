import type { GroupEntry, GroupShare } from '@tiku/contract';
import { Badge, Button, ButtonLink, Icon, showToast, tellFailure } from '@tiku/ui';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { examPath, startPath } from '../../../lib/navigation/addresses.ts';
import { Row, RowAbout, Rows, RowTitle } from '../../../ui/list/rows.tsx';
import type { Side } from '../group.api.ts';
import { useShareExams, useUnshare } from './shares.api.ts';
import styles from './shares.module.css';

interface ShareRowProps {
  side: Side;
  group: GroupEntry;
  share: GroupShare;
}

/** No question beforehand: it can be shared again right away. */
function Unshare({ group, share }: Omit<ShareRowProps, 'side'>) {
  const t = useTexts('group');
  const unshare = useUnshare();
  const again = useShareExams();
  const { exam } = share;
  const title = exam?.title ?? share.priced?.title ?? t('share.gone');

  function restore(examId: number): void {
    again.mutate({ group_ids: [group.group_id], exam_ids: [examId], message: share.message }, { onError: tellFailure });
  }

  function remove(): void {
    unshare.mutate(
      { group_id: group.group_id, share_ids: [share.share_id] },
      {
        onSuccess: () =>
          showToast(
            t('share.removed', { title }),
            'done',
            exam ? { text: t('undo'), onAct: () => restore(exam.id) } : undefined,
          ),
        onError: tellFailure,
      },
    );
  }

  return (
    <Button
      look="quiet"
      size="icon"
      aria-label={t('share.remove', { title })}
      title={t('share.remove', { title })}
      busy={unshare.isPending}
      onClick={remove}
    >
      <Icon name="trash" size={18} />
    </Button>
  );
}

function ShareRow({ side, group, share }: ShareRowProps) {
  const t = useTexts('group');
  const format = useFormat();
  const { exam, priced } = share;
  const named = exam ?? (priced && { id: priced.exam_id, title: priced.title });
  return (
    <Row className={styles.row}>
      <span className={styles.picture}>
        <Icon name="exam" size={22} />
      </span>
      <div className={styles.text}>
        {named ? (
          <RowTitle to={examPath(named.id)}>{named.title}</RowTitle>
        ) : (
          <span className={styles.muted}>{t('share.gone')}</span>
        )}
        <RowAbout className={styles.about}>
          {priced && <span>{t('share.priced')}</span>}
          {exam?.isprivate && <Badge>{t('share.private')}</Badge>}
          {exam && <span>{t('questions', { count: exam.questions_count })}</span>}
          <span>{t('share.by', { name: share.shared_by.name, date: format.date(share.shared_at) })}</span>
        </RowAbout>
        {share.message && <p className={styles.message}>{share.message}</p>}
      </div>
      <div className={styles.actions}>
        {exam && exam.levels_count === 0 && exam.questions_count > 0 && (
          <ButtonLink to={startPath(exam.id)}>{t('share.practise')}</ButtonLink>
        )}
        {side === 'managed' && <Unshare group={group} share={share} />}
      </div>
    </Row>
  );
}

export function ShareRows({ side, group, shares }: { side: Side; group: GroupEntry; shares: readonly GroupShare[] }) {
  return (
    <Rows>
      {shares.map((share) => (
        <ShareRow key={share.share_id} side={side} group={group} share={share} />
      ))}
    </Rows>
  );
}
