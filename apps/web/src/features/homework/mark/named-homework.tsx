import type { ManagedHomework } from '@tiku/contract';
import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { Unloaded } from '../../../ui/unloaded.tsx';
import { useNamedHomework } from '../marking.api.ts';

/** The homework that the address names, for its markers. */
export function NamedHomework({ children }: { children: (homework: ManagedHomework) => ReactNode }) {
  const t = useTexts('homework/mark');
  const { data, isMissing, ...answer } = useNamedHomework();
  if (data && !isMissing) return children(data.homework);
  const way = { to: paths.managedGroups, text: t('to-groups'), look: 'primary' } as const;
  const missing = isMissing && { title: t('missing'), text: t('missing-text'), way };
  return <Unloaded title={t('homework')} answer={answer} missing={missing} />;
}
