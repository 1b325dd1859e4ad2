import type { FeedbackThread, GuestMessage } from '@tiku/contract';
import { Badge, Link, showToast } from '@tiku/ui';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { ChangeButton } from '../../../ui/change-button.tsx';
import { ListChoice } from '../../../ui/list/list-tools.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { RowAbout } from '../../../ui/list/rows.tsx';
import { AllDone, ConsoleList } from '../console-list.tsx';
import { threadPath } from '../operator-paths.ts';
import styles from '../operator.module.css';
import { shown, useGuests, useSettle, useShown, useThreads } from './thread.api.ts';
import type { Shown } from './thread.api.ts';

function ThreadRow({ feedback_id, subject, type, user, assignee, waiting_since, updated_at }: FeedbackThread) {
  const t = useTexts('operator');
  const about = useTexts('feedback');
  const format = useFormat();
  return (
    <li>
      <Link className={styles.title} to={threadPath(feedback_id)}>
        {subject}
      </Link>
      <RowAbout className={styles.about}>
        <Badge tone={waiting_since === null ? 'plain' : 'accent'}>
          {t(waiting_since === null ? 'feedback.answered' : 'feedback.waiting')}
        </Badge>
        <span>{about(`type.${type}`)}</span>
        <span>{user.name}</span>
        {assignee && <span>{t('feedback.with', { name: assignee.name })}</span>}
        <time dateTime={updated_at}>{format.dateTime(waiting_since ?? updated_at)}</time>
      </RowAbout>
    </li>
  );
}

function NoFeedback() {
  const t = useTexts('operator');
  return <AllDone title={t('feedback.none')} />;
}

function Threads({ show }: { show: Shown }) {
  return (
    <ConsoleList list={useThreads(show)} keyOf={({ feedback_id }) => feedback_id} empty={<NoFeedback />}>
      {(thread) => <ThreadRow {...thread} />}
    </ConsoleList>
  );
}

function GuestRow({ guest_id, message, contact_info, created_at, settled_at }: GuestMessage) {
  const t = useTexts('operator');
  const format = useFormat();
  const settle = useSettle();
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.body}>{message}</p>
        <RowAbout className={styles.about}>
          <span>{contact_info === '' ? t('guest.no-contact') : contact_info}</span>
          <time dateTime={created_at}>{format.dateTime(created_at)}</time>
        </RowAbout>
      </div>
      {settled_at === null && (
        <ChangeButton change={settle} request={{ guest_id }} onDone={() => showToast(t('guest.done'))}>
          {t('guest.settle')}
        </ChangeButton>
      )}
    </li>
  );
}

function Guests({ isSettled }: { isSettled: boolean }) {
  return (
    <ConsoleList list={useGuests(isSettled)} keyOf={({ guest_id }) => guest_id} empty={<NoFeedback />}>
      {(guest) => <GuestRow {...guest} />}
    </ConsoleList>
  );
}

export function FeedbacksPage() {
  const t = useTexts('operator');
  const show = useShown();
  const isGuests = show === 'guests' || show === 'settled';
  return (
    <>
      <PageHeading title={t('page.feedbacks')} text={t('feedback.text')} />
      <div className={styles.tools}>
        <ListChoice
          look="chips"
          param="show"
          label={t('show')}
          value={show}
          options={shown.map((each) => ({ value: each, content: t(`feedback.show.${each}`) }))}
        />
      </div>
      {isGuests ? <Guests isSettled={show === 'settled'} /> : <Threads show={show} />}
    </>
  );
}
