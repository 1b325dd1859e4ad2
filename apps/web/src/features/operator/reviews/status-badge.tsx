import type { FoundEntry, ReviewKind } from '@tiku/contract';
import { bundleStatus, examStatus } from '@tiku/contract/limits';
import { Badge } from '@tiku/ui';
import { useTexts } from '../../../lib/i18n.ts';

type Name = 'normal' | 'draft' | 'reviewing' | 'refused' | 'deleted' | 'expired' | 'suspended';

const names: Record<ReviewKind, Partial<Record<FoundEntry['status'], Name>>> = {
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
};

/** The same number means something else for either. */
export function StatusBadge({ kind, status }: { kind: ReviewKind; status: FoundEntry['status'] }) {
  const t = useTexts('operator');
  const name = names[kind][status];
  return name ? <Badge tone={name === 'reviewing' ? 'accent' : 'plain'}>{t(`status.${name}`)}</Badge> : null;
}
