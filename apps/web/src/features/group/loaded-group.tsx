import type { GroupEntry } from '@tiku/contract';
import { Button, ButtonLink, Card, EmptyState, Link } from '@tiku/ui';
import { useEffect, useRef } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { useArrival } from '../../lib/navigation/arrival.ts';
import { usePageTitle } from '../../lib/navigation/page-title.ts';
import { groupPath } from '../../lib/navigation/addresses.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { useSession } from '../../lib/session.ts';
import { switchHere } from '../../lib/switch-account.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Unloaded } from '../../ui/unloaded.tsx';
import { GroupAvatar } from './group-avatar.tsx';
import { GroupBadges } from './group-badges.tsx';
import { useGroup } from './group.api.ts';
import type { Side } from './group.api.ts';
import styles from './loaded-group.module.css';

const pagesOf = {
  managed: {
    overview: paths.managedGroup,
    homework: paths.managedHomeworks,
    grades: paths.managedGrades,
    members: paths.managedMembers,
    notices: paths.managedNotices,
    shares: paths.managedShares,
    ranks: paths.managedRanks,
  },
  joined: {
    overview: paths.joinedGroup,
    homework: paths.joinedHomeworks,
    grades: paths.joinedGrades,
    members: paths.joinedMembers,
    notices: paths.joinedNotices,
    shares: paths.joinedShares,
    ranks: paths.joinedRanks,
  },
} as const;

export type Part = keyof (typeof pagesOf)['managed'];

/** Those who are in a group see only their own grades. */
function nameOfPart(side: Side, part: Part) {
  return part === 'grades' && side === 'joined' ? 'part.my-grades' : (`part.${part}` as const);
}

export function pathOfPart(side: Side, part: Part, groupId: number): string {
  return groupPath(groupId, pagesOf[side][part]);
}

function countOf(group: GroupEntry, part: Part): number | null {
  switch (part) {
    case 'members':
      return group.member_count;
    case 'homework':
      return group.homework_count;
    case 'notices':
      return group.notice_count;
    case 'shares':
      return group.share_count;
    default:
      return null;
  }
}

function MissingGroup({ side }: { side: Side }) {
  const t = useTexts('group');
  // An address that names no company may belong to the personal account.
  const isCompany = useSession((state) => state.companyId !== null);
  return (
    <>
      <PageHeading title={t('group')} />
      <Card>
        <EmptyState drawing="lost" title={t('missing')} text={t('missing-text')}>
          {isCompany && (
            <Button look="primary" onClick={() => switchHere(null)}>
              {t('missing-personal')}
            </Button>
          )}
          <ButtonLink
            look={isCompany ? 'secondary' : 'primary'}
            to={side === 'managed' ? paths.managedGroups : paths.joinedGroups}
          >
            {t('to-groups')}
          </ButtonLink>
        </EmptyState>
      </Card>
    </>
  );
}

interface FrameProps {
  side: Side;
  part: Part;
  group: GroupEntry;
  /** What can be done with this part of the group. */
  actions: ComponentType<{ group: GroupEntry }> | undefined;
  children: ReactNode;
}

/** The head that all pages of a group share, with the way to the others. */
function GroupFrame({ side, part, group, actions: Actions, children }: FrameProps) {
  const t = useTexts('group');
  usePageTitle(part === 'overview' ? group.name : `${t(nameOfPart(side, part))} · ${group.name}`);
  useArrival();
  const parts = useRef<HTMLElement>(null);
  // On a phone the last of them lie beyond the edge.
  useEffect(() => {
    parts.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, []);
  return (
    <>
      <header className={styles.head}>
        <GroupAvatar id={group.group_id} name={group.name} large />
        <div className={styles.name}>
          <h1 tabIndex={-1}>{group.name}</h1>
          <p className={styles.about}>
            <GroupBadges group={group} />
            <span>{t('run-by', { name: group.creator.name })}</span>
          </p>
        </div>
        {Actions && (
          <div className={styles.actions}>
            <Actions group={group} />
          </div>
        )}
      </header>
      <nav ref={parts} className={styles.parts} aria-label={t('parts')}>
        {(Object.keys(pagesOf[side]) as Part[]).map((each) => {
          const count = countOf(group, each);
          return (
            <Link
              key={each}
              className={styles.part}
              to={pathOfPart(side, each, group.group_id)}
              aria-current={each === part ? 'page' : undefined}
            >
              {t(nameOfPart(side, each))}
              {count !== null && <span className={styles.count}>{count}</span>}
              {each === 'notices' && group.unread_notice_count > 0 && (
                <span className={styles.dot}>
                  <span className="visually-hidden">{t('unread')}</span>
                </span>
              )}
            </Link>
          );
        })}
      </nav>
      {children}
    </>
  );
}

interface LoadedGroupProps {
  side: Side;
  /** Null for a page with a head of its own. */
  part: Part | null;
  actions?: ComponentType<{ group: GroupEntry }>;
  children: (group: GroupEntry) => ReactNode;
}

/** The group that the address names, for its managers and members. */
export function LoadedGroup({ side, part, actions, children }: LoadedGroupProps) {
  const t = useTexts('group');
  const { data, error, isMissing, refetch } = useGroup(side);
  if (isMissing) return <MissingGroup side={side} />;
  if (data && part === null) return children(data.group);
  if (data && part !== null) {
    return (
      <GroupFrame side={side} part={part} group={data.group} actions={actions}>
        {children(data.group)}
      </GroupFrame>
    );
  }
  return <Unloaded title={t('group')} answer={{ error, refetch }} />;
}

interface GroupPartProps extends Pick<LoadedGroupProps, 'side' | 'actions'> {
  part: Part;
  view: ComponentType<{ side: Side; group: GroupEntry }>;
}

/** One of the pages of a group, by whom it is looked at. */
export function GroupPart({ view: View, ...page }: GroupPartProps) {
  return <LoadedGroup {...page}>{(group) => <View side={page.side} group={group} />}</LoadedGroup>;
}
