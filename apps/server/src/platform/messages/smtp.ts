import type { Config } from '../config/config.ts';
import { Undeliverable } from './driver.ts';
import type { Driver } from './driver.ts';

export function openSmtp(url: string, from: Config['mailFrom']): Driver {
  return {
    async send({ id, recipient, subject, body }, deadlineMs) {
      // Loaded with the first message: a process that sends none needs no memory for it.
      const { createTransport } = await import('nodemailer');
      // A pool of one for each message: only a pool lets go of a server that never answers.
      const transport = createTransport({
        url,
        pool: true,
        maxConnections: 1,
        // A server that hangs up is not called again and again: the caller that waits, or the job, decides when.
        maxRequeues: 0,
        connectionTimeout: deadlineMs,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      const deadline = setTimeout(() => transport.close({ force: true }), deadlineMs);
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: recipient },
          envelope: { from: from.address, to: [recipient] },
          subject,
          text: body,
          // The same for every attempt, so that a mail that did arrive is recognised when it comes again.
          messageId: `<message-${id}@${from.address.split('@')[1]}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        throw withoutPersonalData(error);
      } finally {
        clearTimeout(deadline);
        transport.close();
      }
    },
  };
}

/** Servers quote the recipient in their answers; logs and the job queue get the numbers only. */
function withoutPersonalData(error: unknown): Error {
  const { code, responseCode, command, permanent } = error as {
    code?: string;
    responseCode?: number;
    command?: string;
    permanent?: boolean;
  };
  const reason = [code, command, responseCode].filter((part) => part !== undefined).join(' ');
  if (permanent && command === 'RCPT TO')
    return new Undeliverable(`the mail server knows no such recipient (${reason})`);
  return new Error(`the mail server did not take the message (${reason})`);
}
