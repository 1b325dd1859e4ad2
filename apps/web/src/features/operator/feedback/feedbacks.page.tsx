import type { FeedbackThread, GuestMessage } from '@tiku/contract';
import { Badge, ButtonLink, Choice, EmptyState, Link, showToast } from '@tiku/ui';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { narrowTo } from '../../../lib/navigation/paging.ts';
import { ChangeButton } from '../../../ui/change-button.tsx';
import { GrowingList } from '../../../ui/growing-list.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { operatorPaths, threadPath } from '../operator-paths.ts';
import styles from '../operator.module.css';
import { shown, useGuests, useSettle, useShown, useThreads } from './thread.api.ts';
import type { Shown } from './thread.api.ts';

function Nothing() {
  const t = useTexts('operator');
  return (
    <EmptyState drawing="done" title={t('feedback.none')}>
      <ButtonLink to={operatorPaths.start}>{t('to-start')}</ButtonLink>
    </EmptyState>
  );
}

function ThreadRow({ feedback_id, subject, type, user, assignee, waiting_since, updated_at }: FeedbackThread) {
  const t = useTexts('operator');
  const about = useTexts('feedback');
  const format = useFormat();
  return (
    <li>
      <Link className={styles.title} to={threadPath(feedback_id)}>
        {subject}
      </Link>
      <p className={styles.about}>
        <Badge tone={waiting_since === null ? 'plain' : 'accent'}>
          {t(waiting_since === null ? 'feedback.answered' : 'feedback.waiting')}
        </Badge>
        <span>{about(`type.${type}`)}</span>
        <span>{user.name}</span>
        {assignee && <span>{t('feedback.with', { name: assignee.name })}</span>}
        <time dateTime={updated_at}>{format.dateTime(waiting_since ?? updated_at)}</time>
      </p>
    </li>
  );
}

function Threads({ show }: { show: Shown }) {
  const t = useTexts('operator');
  return (
    <GrowingList list={useThreads(show)} more={t('more')} empty={<Nothing />}>
      {(threads) => (
        <ul className={styles.rows}>
          {threads.map((thread) => (
            <ThreadRow key={thread.feedback_id} {...thread} />
          ))}
        </ul>
      )}
    </GrowingList>
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
        <p className={styles.about}>
          <span>{contact_info === '' ? t('guest.no-contact') : contact_info}</span>
          <time dateTime={created_at}>{format.dateTime(created_at)}</time>
        </p>
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
  const t = useTexts('operator');
  return (
    <GrowingList list={useGuests(isSettled)} more={t('more')} empty={<Nothing />}>
      {(guests) => (
        <ul className={styles.rows}>
          {guests.map((guest) => (
            <GuestRow key={guest.guest_id} {...guest} />
          ))}
        </ul>
      )}
    </GrowingList>
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
        <Choice
          look="chips"
          label={t('show')}
          value={show}
          options={shown.map((each) => ({ value: each, content: t(`feedback.show.${each}`) }))}
          onChoose={(chosen) => narrowTo({ show: chosen })}
        />
      </div>
      {isGuests ? <Guests isSettled={show === 'settled'} /> : <Threads show={show} />}
    </>
  );
}
