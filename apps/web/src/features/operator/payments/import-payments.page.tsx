import type { ResponseOf } from '@tiku/contract';
import { Button, Card, Facts, FormError, ScrollArea, Table, showToast } from '@tiku/ui';
import { useRef, useState } from 'react';
import type { ChangeEvent } from 'react';
import { upload } from '../../../lib/api/api.ts';
import { useChange } from '../../../lib/api/change.ts';
import { invalidate } from '../../../lib/api/query.ts';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { navigate } from '../../../lib/navigation/navigation.ts';
import { AmountCell } from '../../../ui/amount-cell.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { operatorPaths } from '../operator-paths.ts';
import styles from '../operator.module.css';
import { Payer } from './payer.tsx';

type Preview = ResponseOf<'POST /operator/payments/csv'>;

const columns = ['partner', 'item', 'type', 'amount', 'currency', 'date', 'reference', 'payer', 'bundle'] as const;

function Columns() {
  const t = useTexts('operator');
  return (
    <Card className={styles.stack}>
      <h2>{t('payments.columns')}</h2>
      <Facts facts={columns.map((column) => ({ name: column, value: t(`payments.about.${column}`) }))} />
    </Card>
  );
}

function Problems({ preview }: { preview: Preview }) {
  const t = useTexts('operator');
  const title = t('payments.problems', { count: preview.problems_count });
  return (
    <Card className={styles.stack}>
      <h2>{title}</h2>
      <p>{t('payments.problems-text')}</p>
      <ScrollArea label={title}>
        <Table columns={[t('payments.cell'), t('payments.column'), t('payments.value'), t('payments.problem')]}>
          {preview.problems.map(({ cell, column, value, message }) => (
            <tr key={`${cell} ${message}`}>
              <th scope="row">{cell}</th>
              <td>{column}</td>
              <td className={styles.given}>{value}</td>
              <td>{message}</td>
            </tr>
          ))}
        </Table>
      </ScrollArea>
    </Card>
  );
}

function NewPayments({ rows }: Pick<Preview, 'rows'>) {
  const t = useTexts('operator');
  const format = useFormat();
  return (
    <Card className={styles.stack}>
      <h2>{t('payments.first')}</h2>
      <ScrollArea label={t('payments.first')}>
        <Table
          columns={[
            t('payments.item'),
            t('payments.partner'),
            { name: t('payments.amount'), isAmount: true },
            t('payments.date'),
          ]}
        >
          {rows.map(({ row, user, item, amount, currency, date, payer, bundle }) => (
            <tr key={row}>
              <th scope="row">
                {item}
                <Payer payer={payer} bundle={bundle} />
              </th>
              <td>
                {user.name} ({user.username})
              </td>
              <AmountCell amount={amount} currency={currency} />
              <td>
                <time dateTime={date}>{format.dateTime(date)}</time>
              </td>
            </tr>
          ))}
        </Table>
      </ScrollArea>
    </Card>
  );
}

function Outcome({ preview, busy, onImport }: { preview: Preview; busy: boolean; onImport: () => void }) {
  const t = useTexts('operator');
  const format = useFormat();
  const { new_count, known_count, sums } = preview;
  const together = sums.map(({ amount, currency }) => `${format.money(amount)} ${currency}`).join(' · ');
  return (
    <Card className={styles.stack}>
      <p>{t('payments.found', { fresh: format.number(new_count), all: format.number(preview.rows_count) })}</p>
      {known_count > 0 && <p>{t('payments.known', { count: known_count })}</p>}
      {new_count > 0 && (
        <>
          <p>{t('payments.sum', { sums: together })}</p>
          <div className={styles.actions}>
            <Button look="primary" busy={busy} onClick={onImport}>
              {t('payments.add', { count: new_count })}
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}

function useImport() {
  const read = useChange((chosen: File) => upload('POST /operator/payments/csv', { preview: 1 }, chosen));
  const add = useChange(async (chosen: File) => {
    const result = await upload('POST /operator/payments/csv', { preview: 0 }, chosen);
    if (result.ok) invalidate('POST /operator/payments', 'POST /operator/actions');
    return result;
  });
  const failure = (add.error ?? read.error)?.failure;
  return { read, add, problem: failure?.fields.file ?? failure?.message ?? null };
}

/** First what would come of it; a file can be imported as often as one likes. */
export function ImportPaymentsPage() {
  const t = useTexts('operator');
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const { read, add, problem } = useImport();

  function handleFile(event: ChangeEvent<HTMLInputElement>): void {
    const [chosen] = event.target.files ?? [];
    event.target.value = '';
    if (!chosen) return;
    setFile(chosen);
    add.reset();
    read.mutate(chosen);
  }

  function handleImport(): void {
    if (!file || add.isPending) return;
    add.mutate(file, {
      onSuccess: ({ added_count }) => {
        showToast(t('payments.added', { count: added_count }));
        navigate(operatorPaths.payments);
      },
    });
  }

  const preview = read.data;
  return (
    <>
      <PageHeading title={t('page.import-payments')} text={t('payments.import-text')} />
      <div className={styles.stack}>
        <Card className={styles.stack}>
          <FormError message={problem} />
          <div className={styles.actions}>
            <Button
              look={preview ? 'secondary' : 'primary'}
              busy={read.isPending}
              onClick={() => input.current?.click()}
            >
              {t(preview ? 'payments.another' : 'payments.choose')}
            </Button>
            {file && <span className={styles.file}>{file.name}</span>}
          </div>
          <input ref={input} type="file" accept=".csv" aria-label={t('payments.choose')} hidden onChange={handleFile} />
        </Card>
        {preview ? <Outcome preview={preview} busy={add.isPending} onImport={handleImport} /> : <Columns />}
        {preview && preview.problems_count > 0 && <Problems preview={preview} />}
        {preview && preview.rows.length > 0 && <NewPayments rows={preview.rows} />}
      </div>
    </>
  );
}
