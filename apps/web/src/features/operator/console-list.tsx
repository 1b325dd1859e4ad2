import { ButtonLink, EmptyState } from '@tiku/ui';
import { Fragment } from 'react';
import type { ComponentProps, Key, ReactNode } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { GrowingList } from '../../ui/growing-list.tsx';
import { operatorPaths } from './operator-paths.ts';
import styles from './operator.module.css';

interface ConsoleListProps<T> extends Pick<ComponentProps<typeof GrowingList<T>>, 'list' | 'empty'> {
  keyOf: (item: T) => Key;
  children: (item: T) => ReactNode;
}

/** What operators look through, row by row. */
export function ConsoleList<T>({ list, empty, keyOf, children }: ConsoleListProps<T>) {
  const t = useTexts('operator');
  return (
    <GrowingList list={list} more={t('more')} empty={empty}>
      {(items) => (
        <ul className={styles.rows}>
          {items.map((item) => (
            <Fragment key={keyOf(item)}>{children(item)}</Fragment>
          ))}
        </ul>
      )}
    </GrowingList>
  );
}

/** Where nothing is left to be done. */
export function AllDone(said: { title: string; text?: string }) {
  const t = useTexts('operator');
  return (
    <EmptyState drawing="done" {...said}>
      <ButtonLink to={operatorPaths.start}>{t('to-start')}</ButtonLink>
    </EmptyState>
  );
}
