import type { Config } from '../config/config.ts';
import type { Driver } from './driver.ts';
import { openSmsGateway } from './sms-gateway.ts';
import { openSmtp } from './smtp.ts';

/**
 * A deployment with no way to send keeps its messages in the outbox. One that can send on one channel is a real one:
 * what it cannot send on the other is refused, because nobody would ever look for it.
 */
export type WayOut = Driver | 'outbox' | 'none';

export function openDrivers({ smtpUrl, smsUrl, mailFrom }: Config): Record<'sms' | 'email', WayOut> {
  const otherwise = smtpUrl || smsUrl ? 'none' : 'outbox';
  return {
    email: smtpUrl ? openSmtp(smtpUrl, mailFrom) : otherwise,
    sms: smsUrl ? openSmsGateway(smsUrl) : otherwise,
  };
}
