// What the help says in figures: the product's own, so that no text can promise another one.
import { limits, rules } from '@tiku/contract/limits';
import type { Config } from '../../lib/config.ts';

const MB = 1024 * 1024;

export type Claims = ReturnType<typeof claimsOf>;

export function claimsOf({ brand, limits: { import_bytes } }: Config) {
  return {
    ...limits,
    brand,
    importSize: `${import_bytes / MB} MB`,
    codeDigits: rules.verifyCodeLength,
    passwordMin: rules.password.min,
    bankLevels: rules.bank.levelsMax,
  };
}

export function fillClaims(text: string, claims: Claims): string {
  return text.replace(/\{\{(\w+)\}\}/g, (mark, name: keyof Claims) => String(claims[name] ?? mark));
}
