import type { CompanyExam, CompanyGroup } from '@tiku/contract';
import { Badge, ButtonLink, EmptyState, Link, Tabs, showToast } from '@tiku/ui';
import { useSend } from '../../../lib/api/change.ts';
import { useList } from '../../../lib/api/list.ts';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { examPath, groupPath } from '../../../lib/navigation/addresses.ts';
import { useSearchParam } from '../../../lib/navigation/navigation.ts';
import { narrowTo, usePaging } from '../../../lib/navigation/paging.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { ChangeButton } from '../../../ui/change-button.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { PagedRows } from '../../../ui/paged-list.tsx';
import { SearchBox } from '../../../ui/search-box.tsx';
import { refreshGroups } from '../company.api.ts';
import styles from '../company.module.css';

function NoneYet({ what, to }: { what: 'groups' | 'exams'; to: string }) {
  const t = useTexts('company');
  return (
    <EmptyState title={t(`${what}.empty`)} text={t(`${what}.empty-text`)}>
      <ButtonLink to={to}>{t(`${what}.new`)}</ButtonLink>
    </EmptyState>
  );
}

function GroupRow({ group }: { group: CompanyGroup }) {
  const t = useTexts('company');
  const format = useFormat();
  return (
    <li className={styles.row}>
      <div className={styles.person}>
        <span className={styles.name}>
          <Link to={groupPath(group.group_id, paths.companyGroupHome)}>{group.name}</Link>
          {group.has_lost_owner && <Badge>{t('groups.lost-owner')}</Badge>}
          {group.is_mine && <Badge tone="accent">{t('groups.mine')}</Badge>}
        </span>
        <span className={styles.about}>
          <span>{t('groups.owner', { name: group.owner })}</span>
          <span>{t('groups.members', { count: group.member_count })}</span>
          <span>{t('groups.homework', { count: group.homework_count })}</span>
          <span>{format.date(group.created_at)}</span>
        </span>
      </div>
    </li>
  );
}

function Groups() {
  const list = useList('POST /ee/company/groups', { query_string: useSearchParam('q') ?? '' }, usePaging());
  return (
    <PagedRows
      list={list}
      className={styles.rows}
      keyOf={({ group_id }) => group_id}
      empty={<NoneYet what="groups" to={paths.newGroup} />}
    >
      {(group) => <GroupRow group={group} />}
    </PagedRows>
  );
}

function ExamRow({ exam }: { exam: CompanyExam }) {
  const t = useTexts('company');
  const take = useSend('PUT /ee/company/exam/author', refreshGroups);
  return (
    <li className={styles.row}>
      <div className={styles.person}>
        <span className={styles.name}>
          <Link to={examPath(exam.exam_id)}>{exam.title}</Link>
          {exam.has_lost_author && <Badge>{t('exams.lost-author')}</Badge>}
        </span>
        <span className={styles.about}>
          <span>{t('exams.author', { name: exam.author })}</span>
          <span>{t('exams.questions', { count: exam.questions_count })}</span>
        </span>
      </div>
      {exam.has_lost_author && (
        <ChangeButton
          change={take}
          request={{ exam_id: exam.exam_id }}
          onDone={() => showToast(t('exams.taken', { title: exam.title }))}
        >
          {t('exams.take')}
        </ChangeButton>
      )}
    </li>
  );
}

function Exams() {
  const list = useList('POST /ee/company/exams', { query_string: useSearchParam('q') ?? '' }, usePaging());
  return (
    <PagedRows
      list={list}
      className={styles.rows}
      keyOf={({ exam_id }) => exam_id}
      empty={<NoneYet what="exams" to={paths.importNewExam} />}
    >
      {(exam) => <ExamRow exam={exam} />}
    </PagedRows>
  );
}

/** Everything that belongs to the company, no matter who looks after it. */
export function CompanyGroupsPage() {
  const t = useTexts('company');
  const view = useSearchParam('view') === 'exams' ? 'exams' : 'groups';
  return (
    <>
      <PageHeading title={t('groups.title')} text={t('groups.text')} />
      <Tabs
        label={t('groups.title')}
        value={view}
        tabs={[
          { value: 'groups', text: t('groups.tab') },
          { value: 'exams', text: t('exams.tab') },
        ]}
        onChoose={(value) => narrowTo({ view: value === 'exams' ? value : undefined, q: undefined })}
      >
        <div className={styles.tools}>
          <div className={styles.grow}>
            <SearchBox key={view} label={t(view === 'exams' ? 'exams.search' : 'groups.search')} />
          </div>
        </div>
        {view === 'exams' ? <Exams /> : <Groups />}
      </Tabs>
    </>
  );
}
