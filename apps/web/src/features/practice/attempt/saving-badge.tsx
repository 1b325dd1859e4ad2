import { Icon } from '@tiku/ui';
import type { IconName } from '@tiku/ui';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { useSaving } from '../outbox/saving.ts';
import type { Saving } from '../outbox/saving.ts';
import styles from './attempt-head.module.css';

const icons: Record<Saving['state'], IconName> = {
  saved: 'check',
  waiting: 'upload',
  queued: 'upload',
  'not-saved': 'alert',
};

function textOf(t: TFunction<'practice'>, saving: Saving): string {
  if (saving.state === 'waiting') return t('saving.waiting', { count: saving.count });
  return t(`saving.${saving.state}`);
}

/** Where the answers are. Announced only when something keeps them here, and when that is over. */
export function SavingBadge({ attemptId }: { attemptId: number }) {
  const t = useTexts('practice');
  const saving = useSaving(attemptId);
  const text = textOf(t, saving);
  const isTroubled = saving.state === 'not-saved' || ('reason' in saving && saving.reason !== null);
  const [wasTroubled, setTroubled] = useState(false);
  if (isTroubled && !wasTroubled) setTroubled(true);
  return (
    <span className={`${styles.saving} ${styles[saving.state] ?? ''}`} data-state={saving.state}>
      <Icon name={icons[saving.state]} size={16} />
      {text}
      <output className="visually-hidden">{wasTroubled && text}</output>
    </span>
  );
}
