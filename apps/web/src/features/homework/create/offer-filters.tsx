import { examKinds } from '@tiku/contract/limits';
import { rules } from '@tiku/contract/limits';
import { SelectField, Switch, TextField } from '@tiku/ui';
import { useTexts } from '../../../lib/i18n.ts';
import { useCategories } from '../../take/take.api.ts';
import { categoryOptions, flattenTree } from '../../take/categories/categories.ts';
import { useSections } from './create.api.ts';
import type { Narrowing } from './create.api.ts';
import styles from './choose.module.css';

/** What is chosen in the fields, before it is asked for. */
export interface Wanted extends Pick<Narrowing, 'type' | 'difficulty'> {
  section: number | undefined;
  isUnused: boolean;
  words: string;
}

export const everything: Wanted = {
  type: undefined,
  difficulty: undefined,
  section: undefined,
  isUnused: false,
  words: '',
};

const difficulties = [0, 1, 2, 3, 4] as const;

function readNumber(value: string): number | undefined {
  return value === '' ? undefined : Number(value);
}

/** The categories of a bank take the place of sections; with one come those below it. */
export function useParts(exam: { exam_id: number; kind: number } | undefined) {
  const isBank = exam?.kind === examKinds.bank;
  const sections = useSections(exam?.exam_id ?? 0, exam !== undefined && !isBank).data?.list ?? [];
  const categories = useCategories(isBank).data?.list ?? [];
  if (!isBank) {
    return {
      options: sections.map(({ no, title }) => ({ value: String(no), text: title })),
      noesOf: (section: number) => [section],
    };
  }
  const tree = flattenTree(categories);
  return {
    options: categoryOptions(categories),
    noesOf: (category: number) => {
      const from = tree.findIndex(({ id }) => id === category);
      const { level = 0 } = tree[from] ?? {};
      const next = tree.findIndex((row, at) => at > from && row.level <= level);
      return tree.slice(from, next === -1 ? undefined : next).map(({ id }) => id);
    },
  };
}

interface OfferFiltersProps {
  wanted: Wanted;
  types: readonly Wanted['type'][];
  parts: readonly { value: string; text: string }[];
  isBank: boolean;
  /** A group whose earlier homework is known. */
  hasGroup: boolean;
  onChange: (wanted: Wanted) => void;
}

export function OfferFilters({ wanted, types, parts, isBank, hasGroup, onChange }: OfferFiltersProps) {
  const t = useTexts('homework');
  const tTypes = useTexts('questions/views');
  const tEditor = useTexts('questions/editor');
  const any = { value: '', text: t('draw.any') };
  const change = (some: Partial<Wanted>) => onChange({ ...wanted, ...some });
  return (
    <>
      <div className={styles.filters}>
        <TextField
          label={t('choose.search')}
          type="search"
          autoComplete="off"
          value={wanted.words}
          maxLength={rules.queryMax}
          onChange={(event) => change({ words: event.target.value })}
        />
        <SelectField
          label={t('choose.type')}
          value={wanted.type ?? ''}
          options={[any, ...types.map((type) => ({ value: String(type), text: tTypes(`type.${type as 0}`) }))]}
          onChange={(event) => change({ type: readNumber(event.target.value) as Wanted['type'] })}
        />
        {parts.length > 0 && (
          <SelectField
            label={t(isBank ? 'choose.category' : 'draw.section')}
            value={wanted.section ?? ''}
            options={[any, ...parts]}
            onChange={(event) => change({ section: readNumber(event.target.value) })}
          />
        )}
        <SelectField
          label={t('draw.difficulty')}
          value={wanted.difficulty ?? ''}
          options={[
            any,
            ...difficulties.map((each) => ({ value: String(each), text: tEditor(`edit.difficulty.${each}`) })),
          ]}
          onChange={(event) => change({ difficulty: readNumber(event.target.value) })}
        />
      </div>
      {hasGroup && (
        <Switch label={t('choose.unused')} checked={wanted.isUnused} onChange={(isUnused) => change({ isUnused })} />
      )}
    </>
  );
}
