import { useId } from 'react';
import type { ReactNode } from 'react';
import { TabList } from './tab-list.tsx';

interface TabsProps<T extends string> {
  label: string;
  value: T;
  tabs: readonly { value: T; text: string }[];
  onChoose: (value: T) => void;
  /** What the chosen tab shows. */
  children: ReactNode;
}

export function Tabs<T extends string>({ value, children, ...list }: TabsProps<T>) {
  const id = useId();
  const panelId = `${id}-panel`;
  return (
    <>
      <TabList id={id} value={value} panelOf={() => panelId} {...list} />
      <div role="tabpanel" id={panelId} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  );
}
