import { Tabs } from '@tiku/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/i18n.ts';

export type Way = 'mobile' | 'email';

interface WayTabsProps {
  by: Way;
  onChoose: (by: Way) => void;
  children: ReactNode;
}

export function WayTabs({ by, onChoose, children }: WayTabsProps) {
  const t = useTexts('account/entry');
  const ways = ['mobile', 'email'] as const;
  return (
    <Tabs
      label={t('by.label')}
      value={by}
      tabs={ways.map((value) => ({ value, text: t(`by.${value}`) }))}
      onChoose={onChoose}
    >
      {children}
    </Tabs>
  );
}
