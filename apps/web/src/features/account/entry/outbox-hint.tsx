import { Link } from '@tiku/ui';
import { paths } from '../../../lib/navigation/paths.ts';
import { useConfig } from '../../../lib/config.ts';
import { useTexts } from '../../../lib/i18n.ts';

/** Where nothing is really sent, people are told where to read it. */
export function OutboxHint() {
  const t = useTexts('account/entry');
  const { features } = useConfig();
  return features.outbox && <Link to={paths.outbox}>{t('outbox')}</Link>;
}
