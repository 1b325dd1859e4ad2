import type { BankCategory } from '@tiku/contract';
import { rules } from '@tiku/contract/limits';
import { Button, Card, EmptyState, ErrorState, Icon, Link, Skeleton } from '@tiku/ui';
import { useState } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { bankQuestionsPath } from '../../../lib/navigation/addresses.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { useCategories } from '../../take/take.api.ts';
import styles from './categories.module.css';
import { CategoryDialog } from './category-dialog.tsx';
import { CategoryTree } from './category-tree-view.tsx';
import { EmptyDialog } from './remove-dialog.tsx';

function Uncategorised({ count }: { count: number }) {
  const t = useTexts('bank');
  const [isAsking, setAsking] = useState(false);
  return (
    <div className={styles.uncategorised}>
      <Link to={bankQuestionsPath({ category: 0 })}>{t('uncategorised')}</Link>
      <span className={styles.count}>{t('count', { count })}</span>
      {count > 0 && (
        <Button look="quiet" onClick={() => setAsking(true)}>
          <Icon name="trash" size={16} />
          {t('category.empty')}
        </Button>
      )}
      {isAsking && <EmptyDialog count={count} onClose={() => setAsking(false)} />}
    </div>
  );
}

interface LoadedProps {
  categories: BankCategory[];
  uncategorised: number;
  onAdd: () => void;
}

function Loaded({ categories, uncategorised, onAdd }: LoadedProps) {
  const t = useTexts('bank');
  return (
    <>
      {categories.length === 0 ? (
        <EmptyState title={t('category.none')} text={t('category.none-text')}>
          <Button look="primary" onClick={onAdd}>
            {t('category.add')}
          </Button>
        </EmptyState>
      ) : (
        <CategoryTree categories={categories} />
      )}
      <Uncategorised count={uncategorised} />
    </>
  );
}

export function CategoriesPage() {
  const t = useTexts('bank');
  const { data, error, refetch } = useCategories();
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <PageHeading title={t('category.title')} text={t('category.text', { levels: rules.bank.levelsMax })}>
        <Button look="primary" onClick={() => setAdding(true)}>
          <Icon name="plus" size={16} />
          {t('category.add')}
        </Button>
      </PageHeading>
      <Card>
        {!data && !error && <Skeleton lines={6} />}
        {!data && error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
        {data && (
          <Loaded categories={data.list} uncategorised={data.uncategorized_count} onAdd={() => setAdding(true)} />
        )}
      </Card>
      {isAdding && data && (
        <CategoryDialog categories={data.list} category={null} parent={null} onClose={() => setAdding(false)} />
      )}
    </>
  );
}
