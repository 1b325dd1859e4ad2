import type { GroupEntry, MemberHomework } from '@tiku/contract';
import { ButtonLink, EmptyState } from '@tiku/ui';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useSearchParam } from '../../../lib/navigation/navigation.ts';
import { groupPath, homeworkPath } from '../../../lib/navigation/addresses.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { readId } from '../../../lib/navigation/read-id.ts';
import { Figures } from '../../../ui/figures.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { Row, RowAbout, Rows, RowTitle } from '../../../ui/list/rows.tsx';
import { GroupPart } from '../../group/group.ts';
import { useMemberHomeworks } from '../homework.api.ts';
import styles from '../homework.module.css';
import { CompletionBadge, TimeBadge } from '../status-badges.tsx';

function HomeworkRows({ rows }: { rows: readonly MemberHomework[] }) {
  const t = useTexts('homework');
  const format = useFormat();
  return (
    <Rows>
      {rows.map((homework) => (
        <Row key={homework.homework_id} className={styles.row}>
          <div>
            <RowTitle covers to={homeworkPath(homework.homework_id, paths.managedHomework)}>
              {homework.title}
            </RowTitle>
            <RowAbout>
              <TimeBadge homework={homework} />
              <CompletionBadge homework={homework} />
              <span>{t('due', { time: format.dateTime(homework.end_time) })}</span>
            </RowAbout>
          </div>
          <Figures
            className={undefined}
            figures={[
              {
                name: t('figure.score'),
                value:
                  homework.score === null
                    ? '–'
                    : `${format.score(homework.score)} / ${format.score(homework.full_score)}`,
              },
              { name: t('figure.redone'), value: format.number(homework.redo_count) },
            ]}
          />
        </Row>
      ))}
    </Rows>
  );
}

function MemberHomeworks({ group }: { group: GroupEntry }) {
  const t = useTexts('homework');
  const userId = readId(useSearchParam('user_id')) ?? 0;
  return (
    <PagedList
      list={useMemberHomeworks(group.group_id, userId)}
      empty={<EmptyState title={t('empty.managed')} text={t('empty.managed-text')} />}
    >
      {(rows) => <HomeworkRows rows={rows} />}
    </PagedList>
  );
}

function ToMembers({ group }: { group: GroupEntry }) {
  const t = useTexts('homework');
  return (
    <ButtonLink look="quiet" to={groupPath(group.group_id, paths.managedMembers)}>
      {t('member.back')}
    </ButtonLink>
  );
}

/** What became of the homework of one member. */
export function MemberHomeworksPage() {
  return <GroupPart side="managed" part="members" view={MemberHomeworks} actions={ToMembers} />;
}
