import type { GroupInvitation } from '@tiku/contract';
import { groupStatus, joiningWays, memberStatus } from '@tiku/contract/limits';
import { ButtonLink, Card, EmptyState, ErrorState, Icon, Skeleton, TextField, showToast } from '@tiku/ui';
import { usePublicCall, useCall } from '../../../lib/api/query.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { navigate, useSearchParam } from '../../../lib/navigation/navigation.ts';
import { usePageTitle } from '../../../lib/navigation/page-title.ts';
import { groupPath } from '../../../lib/navigation/addresses.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { useSignedIn } from '../../../lib/session.ts';
import { ChangeButton } from '../../../ui/change-button.tsx';
import { Form, FormActions } from '../../../ui/form.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { Unanswered } from '../../../ui/unloaded.tsx';
import { WaysIn } from '../../../ui/ways-in.tsx';
import { GroupAvatar } from '../group-avatar.tsx';
import { useJoinGroup, useLeaveGroup } from '../group.api.ts';
import styles from './join-group.module.css';

function Unknown() {
  const t = useTexts('group');
  return (
    <>
      <PageHeading title={t('join.title')} />
      <Card>
        <EmptyState drawing="lost" title={t('join.unknown')} text={t('join.unknown-text')}>
          <ButtonLink to={paths.joinedGroups}>{t('to-groups')}</ButtonLink>
        </EmptyState>
      </Card>
    </>
  );
}

function Waiting({ group }: { group: GroupInvitation }) {
  const t = useTexts('group');
  return (
    <>
      <output className={styles.waiting}>
        <Icon name="clock" />
        {t('join.sent')}
      </output>
      <p className={styles.text}>{t('join.sent-text')}</p>
      <ChangeButton
        change={useLeaveGroup()}
        request={{ group_id: group.group_id }}
        onDone={() => showToast(t('join.withdrawn'))}
      >
        {t('join.withdraw')}
      </ChangeButton>
    </>
  );
}

function Application({ group }: { group: GroupInvitation }) {
  const t = useTexts('group');
  const needsMessage = group.joining_way === joiningWays.verification;
  const form = useForm('POST /mtgroup/member', {
    initial: { verification_message: '' },
    send: useJoinGroup(),
    request: (values) => ({ group_id: group.group_id, public_id: group.public_id, ...values }),
    onDone: ({ group_id, status }) => {
      if (status === memberStatus.waiting) return;
      showToast(t('join.joined', { name: group.name }));
      navigate(groupPath(group_id, paths.joinedGroup));
    },
  });
  return (
    <Form form={form} className={styles.form}>
      {needsMessage && (
        <TextField label={t('join.message')} hint={t('join.message-hint')} {...form.text('verification_message')} />
      )}
      <FormActions action={needsMessage ? t('join.apply') : t('join.join')} size="large" />
    </Form>
  );
}

function Step({ group }: { group: GroupInvitation }) {
  const t = useTexts('group');
  if (group.member_status === memberStatus.waiting) return <Waiting group={group} />;
  if (group.member_status !== null) {
    return (
      <>
        <p>{t('join.in-already')}</p>
        <ButtonLink look="primary" to={groupPath(group.group_id, paths.joinedGroup)}>
          {t('join.open')}
        </ButtonLink>
      </>
    );
  }
  if (group.status !== groupStatus.normal) return <p className={styles.text}>{t(`join.status.${group.status}`)}</p>;
  if (group.joining_way === joiningWays.nobody) return <p className={styles.text}>{t('join.closed')}</p>;
  return <Application group={group} />;
}

/** For people who are signed in. Asked again now and then: somebody who waits sees that they were let in. */
function Invitation({ publicId }: { publicId: string }) {
  const t = useTexts('group');
  const { data, error, refetch } = useCall('GET /mtgroup/willjoin', { public_id: publicId }, { every: 30 });
  usePageTitle(data ? `${t('join.title')} · ${data.group.name}` : t('join.title'));
  if (error?.failure.status === 404) return <Unknown />;
  if (!data) {
    return (
      <Card>
        <Unanswered answer={{ error, refetch }} lines={6} />
      </Card>
    );
  }
  const { group } = data;
  return (
    <>
      <PageHeading title={t('join.title')} />
      <Card className={styles.card}>
        <div className={styles.head}>
          <GroupAvatar id={group.group_id} name={group.name} large />
          <div>
            <h2>{group.name}</h2>
            <p className={styles.text}>
              {t('run-by', { name: group.creator.name })} · {t('members', { count: group.member_count })}
            </p>
          </div>
        </div>
        {group.description && <p className={styles.description}>{group.description}</p>}
        <Step group={group} />
      </Card>
    </>
  );
}

/** For a visitor with a link: what they are invited to, and the way in. */
function Visitor({ publicId, isCompany }: { publicId: string; isCompany: boolean }) {
  const t = useTexts('group');
  const asked = usePublicCall('GET /group/invitation', { public_id: publicId }, { enabled: !isCompany });
  const group = asked.data?.group;
  usePageTitle(group ? `${t('join.title')} · ${group.name}` : t('join.title'));
  if (asked.error?.failure.status === 404) return <Unknown />;
  return (
    <>
      {group && <meta name="description" content={t('join.invited', { group: group.name, name: group.creator })} />}
      <PageHeading title={t('join.title')} />
      <Card className={styles.card}>
        {!isCompany && asked.isPending && <Skeleton lines={3} />}
        {asked.error && <ErrorState message={asked.error.message} onRetry={() => void asked.refetch()} />}
        {group && <p className={styles.invited}>{t('join.invited', { group: group.name, name: group.creator })}</p>}
        {isCompany && <p className={styles.invited}>{t('join.company')}</p>}
        <p className={styles.text}>{t('join.sign-in-first')}</p>
        <WaysIn register={t('join.register')} signIn={t('join.sign-in')} />
      </Card>
    </>
  );
}

export function JoinGroupPage() {
  const publicId = useSearchParam('public_id') ?? '';
  const isCompany = useSearchParam('company_id') !== undefined;
  const signedIn = useSignedIn();
  if (publicId === '' || publicId.length > 40) return <Unknown />;
  return signedIn ? <Invitation publicId={publicId} /> : <Visitor publicId={publicId} isCompany={isCompany} />;
}
