import { rules } from '@tiku/contract';
import type { Language } from '@tiku/contract';
import { AppError } from '../http/app-error.ts';
import { describeField } from '../http/describe-issues.ts';
import type { Channel } from './messages.ts';

/** One plain address: nothing that a header or a mail server could read as a second one, a name or a comment. */
const plainEmail = /^[^\s\p{Cc}\p{Zl}\p{Zp}@"(),:;<>[\]\\]+@[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?$/u;

export interface Recipient {
  channel: Channel;
  to: string;
  language: Language;
}

export function assertRecipient({ channel, to, language }: Recipient): void {
  if (channel === 'sms' && !rules.mobile.test(to)) refuse('mobile', language);
  if (channel === 'email' && (to.length > rules.email.max || !plainEmail.test(to))) refuse('email', language);
}

function refuse(field: 'mobile' | 'email', language: Language): never {
  throw new AppError('invalid_request', { fields: describeField(field, 'invalid', language) });
}
