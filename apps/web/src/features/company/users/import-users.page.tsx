import type { ResponseOf } from '@tiku/contract';
import type { CompanyUserColumn, DayOrder } from '@tiku/contract/limits';
import { Button, Card, Choice, Facts, FormError, ScrollArea, Table, showToast } from '@tiku/ui';
import { ReasonedButton } from '@tiku/ui/reasoned-button';
import { useRef, useState } from 'react';
import type { ChangeEvent } from 'react';
import { download, upload } from '../../../lib/api/api.ts';
import { useChange } from '../../../lib/api/change.ts';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { navigate } from '../../../lib/navigation/navigation.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { DownloadButton } from '../../statistics/statistics.ts';
import { refreshUsers } from '../company.api.ts';
import styles from '../company.module.css';
import { ImportColumns } from './import-columns.tsx';

type Preview = ResponseOf<'POST /ee/company/users/excel'>;
type Mode = 'all' | 'good';

/** The file with what was said of its columns. */
interface Chosen {
  file: File;
  columns?: readonly (CompanyUserColumn | null)[];
  dayOrder?: DayOrder;
}

function send({ file, columns, dayOrder }: Chosen, preview: 0 | 1, mode: Mode) {
  const said = {
    ...(columns && { columns: columns.map((role) => role ?? '').join(',') }),
    ...(dayOrder && { day_order: dayOrder }),
  };
  return upload('POST /ee/company/users/excel', { preview, mode, ...said }, file);
}

function Problems({ preview }: { preview: Preview }) {
  const t = useTexts('company');
  return (
    <Card>
      <h2>{t('import.problems', { count: preview.problems_count })}</h2>
      <Table columns={[t('import.cell'), t('import.column'), t('import.problem')]}>
        {preview.problems.map(({ cell, column, message }) => (
          <tr key={`${cell} ${message}`}>
            <th scope="row">{cell}</th>
            <td>{column}</td>
            <td>{message}</td>
          </tr>
        ))}
      </Table>
    </Card>
  );
}

function People({ preview }: { preview: Preview }) {
  const t = useTexts('company');
  return (
    <Card>
      <h2>{t('import.people')}</h2>
      <ScrollArea label={t('import.people')}>
        <Table
          columns={[
            t('import.change'),
            t('user.job-id'),
            t('user.name'),
            t('user.department'),
            t('user.job-title'),
            t('user.email'),
            t('user.mobile'),
            t('user.expiration'),
          ]}
        >
          {preview.rows.map((row) => (
            <tr key={row.row}>
              <td>{t(`import.${row.change}`)}</td>
              <td>{row.job_id}</td>
              <th scope="row">{row.name}</th>
              <td>{row.department}</td>
              <td>{row.job_title}</td>
              <td>{row.emailaddress}</td>
              <td>{row.mobile}</td>
              <td>{row.expiration}</td>
            </tr>
          ))}
        </Table>
      </ScrollArea>
    </Card>
  );
}

interface KeepProps {
  preview: Preview;
  busy: boolean;
  onKeep: (mode: Mode) => void;
}

/** All of them, or, where some rows have problems, those without. */
function Keep({ preview, busy, onKeep }: KeepProps) {
  const t = useTexts('company');
  const format = useFormat();
  const [mode, setMode] = useState<Mode>('all');
  const { new_count, changed_count, unchanged_count, refused_count, problems_count, free_seats } = preview;
  const isTooMany = new_count > free_seats;
  const mustMend = mode === 'all' && problems_count > 0;
  const isNothing = new_count + changed_count === 0;
  const why = isTooMany
    ? t('import.too-many', { free: format.number(free_seats) })
    : mustMend
      ? t('import.mend')
      : isNothing
        ? t('import.nothing')
        : null;
  return (
    <Card>
      <Facts
        facts={[
          { name: t('import.to-add'), value: format.number(new_count) },
          { name: t('import.to-change'), value: format.number(changed_count) },
          { name: t('import.unchanged-rows'), value: format.number(unchanged_count) },
          { name: t('import.refused-rows'), value: format.number(refused_count) },
        ]}
      />
      {problems_count > 0 && (
        <div className={styles.asked}>
          <Choice
            label={t('import.mode')}
            value={mode}
            options={[
              { value: 'all', content: t('import.mode-all') },
              { value: 'good', content: t('import.mode-good') },
            ]}
            onChoose={setMode}
          />
        </div>
      )}
      <div className={styles.buttons}>
        <ReasonedButton look="primary" busy={busy} why={why} onClick={() => onKeep(mode)}>
          {changed_count > 0
            ? t('import.keep-both', { added: format.number(new_count), updated: format.number(changed_count) })
            : t('import.keep', { count: new_count })}
        </ReasonedButton>
      </div>
    </Card>
  );
}

export function ImportUsersPage() {
  const t = useTexts('company');
  const format = useFormat();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  // Stays in sight while the file is read again.
  const [preview, setPreview] = useState<Preview | null>(null);
  const read = useChange((wanted: Chosen) => send(wanted, 1, 'all'));
  const keep = useChange(({ wanted, mode }: { wanted: Chosen; mode: Mode }) => send(wanted, 0, mode));

  function show(wanted: Chosen): void {
    setChosen(wanted);
    keep.reset();
    read.mutate(wanted, { onSuccess: setPreview });
  }

  function handleFile(event: ChangeEvent<HTMLInputElement>): void {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (!file) return;
    setPreview(null);
    show({ file });
  }

  function handleKeep(mode: Mode): void {
    if (!chosen || keep.isPending) return;
    keep.mutate(
      { wanted: chosen, mode },
      {
        onSuccess: ({ added_count, updated_count }) => {
          refreshUsers();
          showToast(
            updated_count > 0
              ? t('import.kept-both', { added: format.number(added_count), updated: format.number(updated_count) })
              : t('import.kept', { count: added_count }),
          );
          navigate(paths.companyUsers);
        },
      },
    );
  }

  return (
    <>
      <PageHeading title={t('users.import')} text={t('import.text')}>
        <DownloadButton
          name={t('import.template')}
          text={t('import.template')}
          ask={() => download('GET /ee/company/users/excel/template', {})}
        />
      </PageHeading>
      <div className={styles.stack}>
        <Card>
          <FormError message={(keep.error ?? read.error)?.message ?? null} />
          <div className={styles.buttons}>
            <Button
              look={preview ? 'secondary' : 'primary'}
              busy={read.isPending}
              onClick={() => input.current?.click()}
            >
              {t(preview ? 'import.another' : 'import.choose')}
            </Button>
            {chosen && <span className={styles.muted}>{chosen.file.name}</span>}
          </div>
          <input
            ref={input}
            type="file"
            accept=".xlsx,.xls,.csv"
            aria-label={t('import.choose')}
            hidden
            onChange={handleFile}
          />
        </Card>
        {preview && chosen && (
          <ImportColumns
            preview={preview}
            busy={read.isPending}
            onMap={(columns) => show({ ...chosen, columns })}
            onOrder={(dayOrder) => show({ ...chosen, dayOrder })}
          />
        )}
        {preview && (
          <Keep key={chosen?.file.name} preview={preview} busy={keep.isPending || read.isPending} onKeep={handleKeep} />
        )}
        {preview && preview.problems_count > 0 && <Problems preview={preview} />}
        {preview && preview.rows.length > 0 && <People preview={preview} />}
      </div>
    </>
  );
}
