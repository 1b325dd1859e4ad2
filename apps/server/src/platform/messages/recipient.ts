import { rules } from '@tiku/contract';
import type { Language } from '@tiku/contract';
import { AppError } from '../errors/app-error.ts';
import { describeField } from '../errors/describe-issues.ts';
import type { Channel } from './message.ts';

export interface Recipient {
  channel: Channel;
  to: string;
  language: Language;
}

/** Checked here again: a line break or a comma that the caller let through would become a header or a second recipient. */
export function assertRecipient({ channel, to, language }: Recipient): void {
  if (channel === 'sms' && !rules.mobile.test(to)) refuse('mobile', language);
  if (channel === 'email' && (to.length > rules.email.max || !rules.email.pattern.test(to))) refuse('email', language);
}

function refuse(field: 'mobile' | 'email', language: Language): never {
  throw new AppError('invalid_request', { fields: describeField(field, 'invalid', language) });
}
