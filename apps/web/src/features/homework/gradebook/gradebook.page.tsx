import type { GradebookColumn, GroupEntry, ResponseOf } from '@tiku/contract';
import { Button, EmptyState, Icon, MenuButton } from '@tiku/ui';
import { useState } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { saveFile } from '../../../lib/api/save-file.ts';
import { newHomeworkPath } from '../../../lib/navigation/addresses.ts';
import { useSearchParam } from '../../../lib/navigation/navigation.ts';
import { ChangeButton } from '../../../ui/change-button.tsx';
import { NoMatch } from '../../../ui/list/list-tools.tsx';
import { NewLink } from '../../../ui/list/new-link.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { SearchBox } from '../../../ui/search-box.tsx';
import { usePostableGroups } from '../../group/group.api.ts';
import { GroupPart } from '../../group/group.ts';
import { HomeworkColumnDialog, TypedColumnDialog } from './column-dialog.tsx';
import { GradeDialog } from './grade-dialog.tsx';
import { GradeTable } from './grade-table.tsx';
import type { Chosen } from './grade-table.tsx';
import { peopleAtOnce, useExportGrades, useGradebook } from './gradebook.api.ts';
import styles from './gradebook.module.css';
import { SettingsDialog } from './settings-dialog.tsx';

type Gradebook = ResponseOf<'POST /mymanaged/group/gradebook'>;

function nameFile(name: string): string {
  return `${name.replaceAll(/[\\/:*?"<>|]/g, ' ')}.xlsx`;
}

/** Of this group, or of all that are mine to manage. */
function Download({ group }: { group: GroupEntry }) {
  const t = useTexts('homework/gradebook');
  const groups = usePostableGroups().data?.list ?? [];
  return (
    <>
      <ChangeButton
        change={useExportGrades()}
        request={[group.group_id]}
        onDone={(file) => saveFile(file, nameFile(`${group.name} - ${t('grades')}`))}
      >
        <Icon name="download" size={16} />
        {t('download')}
      </ChangeButton>
      {groups.length > 1 && <DownloadAll groupIds={groups.map(({ group_id }) => group_id).slice(0, 20)} />}
    </>
  );
}

function DownloadAll({ groupIds }: { groupIds: number[] }) {
  const t = useTexts('homework/gradebook');
  const change = useExportGrades();
  const save = () => change.mutate(groupIds, { onSuccess: (file) => saveFile(file, nameFile(t('grades'))) });
  return (
    <MenuButton
      label={t('more')}
      className={styles.more}
      entries={[{ text: t('download-all'), icon: 'download', onSelect: save }]}
    >
      <Icon name="more" />
    </MenuButton>
  );
}

function Tools({ group, settings }: { group: GroupEntry; settings: Gradebook['settings'] | undefined }) {
  const t = useTexts('homework/gradebook');
  const [open, setOpen] = useState<'column' | 'settings' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className={styles.tools}>
      <SearchBox label={t('search')} />
      <div className={styles.ways}>
        <Button onClick={() => setOpen('column')}>
          <Icon name="plus" size={16} />
          {t('column.new')}
        </Button>
        {settings && (
          <Button onClick={() => setOpen('settings')}>
            <Icon name="sliders" size={16} />
            {t('settings')}
          </Button>
        )}
        <Download group={group} />
      </div>
      {open === 'column' && <TypedColumnDialog groupId={group.group_id} column={null} onClose={close} />}
      {open === 'settings' && settings && (
        <SettingsDialog groupId={group.group_id} settings={settings} onClose={close} />
      )}
    </div>
  );
}

/** What the signs in the table mean. */
function Legend() {
  const t = useTexts('homework/gradebook');
  return (
    <ul className={styles.legend}>
      <li>
        <Icon name="alert" size={14} /> {t('state.missing')}
      </li>
      <li>
        <Icon name="clock" size={14} /> {t('state.waiting')}
      </li>
      <li>
        <Icon name="eye-off" size={14} /> {t('state.unreleased')}
      </li>
      <li>{t('total.hint')}</li>
    </ul>
  );
}

function Grades({ group }: { group: GroupEntry }) {
  const t = useTexts('homework/gradebook');
  const list = useGradebook(group.group_id);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [column, setColumn] = useState<GradebookColumn | null>(null);
  const isNarrowed = useSearchParam('q') !== undefined;
  const { data } = list.page;
  const noMatch = <NoMatch title={t('no-match')} action={t('show-all')} params={['q']} />;
  const none = <EmptyState title={t('empty')} text={t('empty-text')} />;
  return (
    <>
      <Tools group={group} settings={data?.settings} />
      <PagedList list={list} usual={peopleAtOnce} empty={isNarrowed ? noMatch : none}>
        {(rows) =>
          data?.columns.length === 0 ? (
            <EmptyState title={t('no-columns')} text={t('no-columns-text')}>
              <NewLink to={newHomeworkPath({ groupId: group.group_id })}>{t('homework.new')}</NewLink>
            </EmptyState>
          ) : (
            <>
              <GradeTable columns={data?.columns ?? []} rows={rows} onCell={setChosen} onColumn={setColumn} />
              <Legend />
              {data && data.left_out_count > 0 && <p>{t('left-out', { count: data.left_out_count })}</p>}
            </>
          )
        }
      </PagedList>
      {chosen && <GradeDialog chosen={chosen} onClose={() => setChosen(null)} />}
      {column && column.homework_id !== null && (
        <HomeworkColumnDialog homeworkId={column.homework_id} column={column} onClose={() => setColumn(null)} />
      )}
      {column && column.homework_id === null && (
        <TypedColumnDialog groupId={group.group_id} column={column} onClose={() => setColumn(null)} />
      )}
    </>
  );
}

export function GradebookPage() {
  return <GroupPart side="managed" part="grades" view={Grades} />;
}
