import { bundlePrices } from '@tiku/contract/limits';
import { useLanguage, useTexts } from '../../lib/i18n.ts';

/** What it costs, as money. */
export function usePrice(): (tier: number) => string {
  const t = useTexts('bundle');
  const money = new Intl.NumberFormat(useLanguage(), { style: 'currency', currency: 'CNY', maximumFractionDigits: 0 });
  return (tier) => (tier === 0 ? t('free') : money.format(bundlePrices[tier] ?? 0));
}
