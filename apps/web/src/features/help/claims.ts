// What the help says in figures: the product's own, so that no text can promise another one.
import { limits, rules } from '@tiku/contract/limits';
import type { Config } from '../../lib/config.ts';

export interface Claims {
  brand: string;
  recoverDays: number;
  reviewDays: number;
  importDays: number;
  importSize: string;
  codeDigits: number;
  codeMinutes: number;
  linkHours: number;
  mergeMinutes: number;
  masteredAfter: number;
  passwordMin: number;
  optionsMax: number;
  bankLevels: number;
}

const MB = 1024 * 1024;

export function claimsOf(config: Config): Claims {
  return {
    brand: config.brand,
    recoverDays: limits.recoverDays,
    reviewDays: limits.reviewDays,
    importDays: limits.importDays,
    importSize: `${config.limits.import_bytes / MB} MB`,
    codeDigits: rules.verifyCodeLength,
    codeMinutes: limits.codeMinutes,
    linkHours: limits.linkHours,
    mergeMinutes: limits.mergeMinutes,
    masteredAfter: limits.masteredAfter,
    passwordMin: rules.password.min,
    optionsMax: limits.optionsMax,
    bankLevels: rules.bank.levelsMax,
  };
}

export function fillClaims(text: string, claims: Claims): string {
  return text.replace(/\{\{(\w+)\}\}/g, (mark, name) => (name in claims ? String(claims[name as keyof Claims]) : mark));
}
