import type { ResponseOf } from '@tiku/contract';
import { Button, Card, Choice, FormError, ScrollArea, Table, showToast } from '@tiku/ui';
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

type Preview = ResponseOf<'POST /ee/company/users/excel'>;
type Mode = 'all' | 'good';

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
  const { good_count, problems_count, free_seats } = preview;
  const isTooMany = good_count > free_seats;
  const mustMend = mode === 'all' && problems_count > 0;
  const why = isTooMany
    ? t('import.too-many', { free: format.number(free_seats) })
    : mustMend
      ? t('import.mend')
      : good_count === 0
        ? t('import.none-good')
        : null;
  return (
    <Card>
      <p>{t('import.found', { good: format.number(good_count), all: format.number(preview.rows_count) })}</p>
      {problems_count > 0 && (
        <Choice
          label={t('import.mode')}
          value={mode}
          options={[
            { value: 'all', content: t('import.mode-all') },
            { value: 'good', content: t('import.mode-good') },
          ]}
          onChoose={setMode}
        />
      )}
      <div className={styles.buttons}>
        <Button look="primary" busy={busy} why={why} onClick={() => onKeep(mode)}>
          {t('import.keep', { count: good_count })}
        </Button>
      </div>
    </Card>
  );
}

export function ImportUsersPage() {
  const t = useTexts('company');
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const read = useChange((chosen: File) => upload('POST /ee/company/users/excel', { preview: 1, mode: 'all' }, chosen));
  const keep = useChange(({ chosen, mode }: { chosen: File; mode: Mode }) =>
    upload('POST /ee/company/users/excel', { preview: 0, mode }, chosen),
  );

  function handleFile(event: ChangeEvent<HTMLInputElement>): void {
    const [chosen] = event.target.files ?? [];
    event.target.value = '';
    if (!chosen) return;
    setFile(chosen);
    keep.reset();
    read.mutate(chosen);
  }

  function handleKeep(mode: Mode): void {
    if (!file || keep.isPending) return;
    keep.mutate(
      { chosen: file, mode },
      {
        onSuccess: ({ added_count }) => {
          refreshUsers();
          showToast(t('import.kept', { count: added_count }));
          navigate(paths.companyUsers);
        },
      },
    );
  }

  const preview = read.data;
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
            {file && <span className={styles.muted}>{file.name}</span>}
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
        {preview && <Keep key={file?.name} preview={preview} busy={keep.isPending} onKeep={handleKeep} />}
        {preview && preview.problems_count > 0 && <Problems preview={preview} />}
        {preview && preview.rows.length > 0 && <People preview={preview} />}
      </div>
    </>
  );
}
