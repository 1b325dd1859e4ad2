import { Link } from '@tiku/ui';
import { useConfig } from '../../lib/config.ts';
import { useTexts } from '../../lib/i18n.ts';

/** Where nothing is really sent, people are told where to read it. */
export function OutboxHint() {
  const t = useTexts('entry');
  const { features } = useConfig();
  return features.outbox && <Link to="/outbox">{t('outbox')}</Link>;
}
