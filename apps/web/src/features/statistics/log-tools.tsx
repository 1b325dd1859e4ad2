import { Button, Choice, Icon, TextField } from '@tiku/ui';
import type { FormEvent } from 'react';
import { readText } from '../../lib/form.ts';
import { useChange } from '../../lib/api/change.ts';
import type { Result } from '../../lib/api/failure.ts';
import { saveFile } from '../../lib/api/save-file.ts';
import { useTexts } from '../../lib/i18n.ts';
import { amend } from '../../lib/navigation/navigation.ts';
import { stringifySearch } from '../../lib/navigation/search-params.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import styles from './statistics.module.css';

export interface Range {
  from: string;
  to: string;
}

interface LogHeadProps extends RangeToolsProps {
  title: string;
  ask: () => Promise<Result<Blob>>;
}

/** Above figures of a time: what they are, the same as a file, and of when. */
export function LogHead({ title, ask, ...tools }: LogHeadProps) {
  const { from, to } = tools.range;
  return (
    <>
      <PageHeading title={title}>
        <DownloadButton name={`${title} ${from} ${to}`} ask={ask} />
      </PageHeading>
      <RangeTools {...tools} />
    </>
  );
}

interface RangeToolsProps {
  path: string;
  range: Range;
  quick: readonly { value: 'week' | 'month' | 'two-months' | 'year' | 'two-years'; range: Range }[];
  type: 'date' | 'month';
  /** What else stands in the address. */
  kept?: Record<string, string | number | undefined>;
}

/** From when to when: at one tap, or any dates. */
export function RangeTools({ path, range, quick, type, kept }: RangeToolsProps) {
  const t = useTexts('statistics');
  const show = (next: Range) => amend(path + stringifySearch({ ...kept, ...next }));
  const chosen = quick.find((one) => one.range.from === range.from && one.range.to === range.to)?.value ?? '';

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    show({ from: readText(data, 'from'), to: readText(data, 'to') });
  }

  return (
    <div className={styles.tools} data-tour="range">
      <Choice
        label={t('range')}
        value={chosen}
        options={quick.map(({ value }) => ({ value: value as string, content: t(`range.${value}`) }))}
        onChoose={(value) => {
          const wanted = quick.find((one) => one.value === value);
          if (wanted) show(wanted.range);
        }}
      />
      <form className={styles.dates} onSubmit={handleSubmit} key={`${range.from} ${range.to}`}>
        <TextField label={t('from')} name="from" type={type} defaultValue={range.from} required />
        <TextField label={t('to')} name="to" type={type} defaultValue={range.to} required />
        <Button type="submit">{t('show')}</Button>
      </form>
    </div>
  );
}

interface DownloadButtonProps {
  /** Of the file, without its ending. */
  name: string;
  text?: string;
  ask: () => Promise<Result<Blob>>;
}

/** Saves what is on the page as a spreadsheet. */
export function DownloadButton({ name, text, ask }: DownloadButtonProps) {
  const t = useTexts('statistics');
  return (
    <ChangeButton change={useChange(ask)} request={undefined} onDone={(file) => saveFile(file, `${name}.xlsx`)}>
      <Icon name="download" size={18} />
      {text ?? t('download')}
    </ChangeButton>
  );
}
