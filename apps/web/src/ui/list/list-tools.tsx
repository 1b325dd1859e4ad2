// How a list is searched, narrowed and ordered. All of it is kept in the address.
import { Button, Choice, EmptyState } from '@tiku/ui';
import type { ComponentProps, HTMLAttributes } from 'react';
import { narrowTo } from '../../lib/navigation/paging.ts';
import styles from './list-tools.module.css';

export function ListTools(props: HTMLAttributes<HTMLElement>) {
  return <div className={styles.tools} {...props} />;
}

interface ListChoiceProps<T extends string> extends Omit<ComponentProps<typeof Choice<T>>, 'onChoose'> {
  /** Its name in the address. */
  param: string;
  /** The one that the address need not name. */
  usual?: T;
  /** Other filters that go with what they were chosen for. */
  resets?: readonly string[];
}

export function ListChoice<T extends string>({ param, usual, resets, ...choice }: ListChoiceProps<T>) {
  const without = Object.fromEntries(resets?.map((name) => [name, undefined]) ?? []);
  return (
    <Choice {...choice} onChoose={(value) => narrowTo({ [param]: value === usual ? undefined : value, ...without })} />
  );
}

interface OrderChoiceProps<T extends string> {
  label: string;
  order: T;
  orders: readonly T[];
  nameOf: (order: T) => string;
}

export function OrderChoice<T extends string>({ label, order, orders, nameOf }: OrderChoiceProps<T>) {
  const options = orders.map((each) => ({ value: each, content: nameOf(each) }));
  return <ListChoice param="order" label={label} value={order} options={options} />;
}

interface NarrowingChipsProps<T extends number> {
  /** Its name in the address. */
  param: string;
  label: string;
  /** The words for the whole list. */
  all: string;
  value: T | null;
  values: readonly T[];
  nameOf: (value: T) => string;
}

/** Narrows a list to those with one of a few values, such as a status. */
export function NarrowingChips<T extends number>({ param, label, all, value, values, nameOf }: NarrowingChipsProps<T>) {
  const options = [
    { value: '', content: all },
    ...values.map((each) => ({ value: String(each), content: nameOf(each) })),
  ];
  const chosen = value === null ? '' : String(value);
  return <ListChoice look="chips" param={param} usual="" label={label} value={chosen} options={options} />;
}

/** Chips on a line of their own. */
export function ChipsLine(props: HTMLAttributes<HTMLElement>) {
  return <div className={styles.chips} {...props} />;
}

interface NoMatchProps {
  title: string;
  text?: string;
  drawing?: 'lost' | 'done';
  /** The words for the way back to the whole list, and what it is narrowed by. */
  action: string;
  params: readonly string[];
}

/** Nothing in a list fits what was looked for. */
export function NoMatch({ drawing = 'lost', action, params, ...said }: NoMatchProps) {
  return (
    <EmptyState drawing={drawing} {...said}>
      <Button onClick={() => narrowTo(Object.fromEntries(params.map((name) => [name, undefined])))}>{action}</Button>
    </EmptyState>
  );
}
