import { bankOrders, bankStates } from '@tiku/contract/limits';
import { SelectField } from '@tiku/ui';
import { useTexts } from '../../../lib/i18n.ts';
import { narrowTo } from '../../../lib/navigation/paging.ts';
import { SearchBox } from '../../../ui/search-box.tsx';
import { useCategories } from '../../take/take.api.ts';
import { useSummary } from '../bank.api.ts';
import { categoryOptions } from '../../take/categories/categories.ts';
import type { Filter } from './filters.ts';
import styles from './bank-questions.module.css';

interface NarrowByProps {
  name: 'category' | 'type' | 'difficulty' | 'source' | 'state';
  label: string;
  value: number | string | undefined;
  options: readonly { value: string; text: string }[];
}

function NarrowBy({ name, label, value, options }: NarrowByProps) {
  const t = useTexts('bank');
  return (
    <SelectField
      label={label}
      value={value === undefined ? '' : String(value)}
      options={[{ value: '', text: t('filter.all') }, ...options]}
      onChange={(event) => narrowTo({ [name]: event.target.value || undefined })}
    />
  );
}

/** Only what there is can be chosen. */
export function BankFilters({ filter }: { filter: Filter }) {
  const t = useTexts('bank');
  const names = useTexts('questions/views');
  const levels = useTexts('questions/editor');
  const summary = useSummary().data?.summary;
  const categories = useCategories().data?.list ?? [];
  return (
    <>
      <div className={styles.search}>
        <SearchBox label={t('filter.search')} />
      </div>
      <div className={styles.filters}>
        <NarrowBy
          name="category"
          label={t('category')}
          value={filter.category_id}
          options={[...categoryOptions(categories), { value: '0', text: t('uncategorised') }]}
        />
        <NarrowBy
          name="type"
          label={t('type')}
          value={filter.type}
          options={(summary?.types ?? []).map(({ type }) => ({
            value: String(type),
            text: names(`type.${type}` as 'type.0'),
          }))}
        />
        <NarrowBy
          name="difficulty"
          label={levels('edit.difficulty')}
          value={filter.difficulty_level}
          options={[0, 1, 2, 3, 4].map((level) => ({
            value: String(level),
            text: levels(`edit.difficulty.${level}` as 'edit.difficulty.0'),
          }))}
        />
        <NarrowBy
          name="state"
          label={t('state')}
          value={filter.state}
          options={bankStates.map((state) => ({ value: state, text: t(`state.${state}`) }))}
        />
        <NarrowBy
          name="source"
          label={t('source')}
          value={filter.source}
          options={(summary?.sources ?? []).map(({ exam_id, title }) => ({
            value: String(exam_id ?? 0),
            text: title || t('source.own'),
          }))}
        />
        <SelectField
          label={t('order')}
          value={filter.order_by ?? bankOrders[0]}
          options={bankOrders.map((order) => ({ value: order, text: t(`order.${order}`) }))}
          onChange={(event) => narrowTo({ order: event.target.value })}
        />
      </div>
    </>
  );
}
