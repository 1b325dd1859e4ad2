import { attachmentRules, attachmentTypes } from '@tiku/contract/limits';
import type { AttachmentType } from '@tiku/contract/limits';

const types = Object.values(attachmentTypes);

/** By the ending of its name; null for what cannot be attached. */
export function attachmentTypeOf(name: string): AttachmentType | null {
  const extension = name.toLowerCase().split('.').at(-1) ?? '';
  return types.find((type) => (attachmentRules[type].extensions as readonly string[]).includes(extension)) ?? null;
}

export const acceptedFiles = types
  .flatMap((type) => attachmentRules[type].extensions.map((extension) => `.${extension}`))
  .join(',');

type Problem = 'type' | 'size' | 'count';

/** Why a file cannot go along with those that do; null if it can. */
export function problemOf(file: { name: string; size: number }, others: readonly AttachmentType[]): Problem | null {
  const type = attachmentTypeOf(file.name);
  if (type === null) return 'type';
  if (file.size > attachmentRules[type].bytes) return 'size';
  return others.filter((each) => each === type).length >= attachmentRules[type].count ? 'count' : null;
}
