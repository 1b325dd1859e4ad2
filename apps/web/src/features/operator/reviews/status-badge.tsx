import type { FoundEntry, SuspendKind } from '@tiku/contract';
import { bundleStatus, examStatus, groupStatus } from '@tiku/contract/limits';
import { Badge } from '@tiku/ui';
import { useTexts } from '../../../lib/i18n.ts';

type Name = 'normal' | 'open' | 'disbanded' | 'draft' | 'reviewing' | 'refused' | 'deleted' | 'expired' | 'suspended';

const names: Record<SuspendKind, Partial<Record<FoundEntry['status'], Name>>> = {
  exam: {
    [examStatus.normal]: 'normal',
    [examStatus.draft]: 'draft',
    [examStatus.reviewing]: 'reviewing',
    [examStatus.deleted]: 'deleted',
    [examStatus.expired]: 'expired',
    [examStatus.suspended]: 'suspended',
  },
  bundle: {
    [bundleStatus.normal]: 'normal',
    [bundleStatus.reviewing]: 'reviewing',
    [bundleStatus.notApproved]: 'refused',
    [bundleStatus.suspended]: 'suspended',
  },
  group: {
    [groupStatus.normal]: 'open',
    [groupStatus.disbanded]: 'disbanded',
    [groupStatus.suspended]: 'suspended',
  },
};

/** The same number means something else for each. */
export function StatusBadge({ kind, status }: { kind: SuspendKind; status: FoundEntry['status'] }) {
  const t = useTexts('operator');
  const name = names[kind][status];
  return name ? <Badge tone={name === 'reviewing' ? 'accent' : 'plain'}>{t(`status.${name}`)}</Badge> : null;
}
