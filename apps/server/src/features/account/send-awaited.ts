import type { Context } from '../../http/context.ts';
import type { Message } from '../../messages/messages.ts';
import { allowResend } from './code-limits.ts';

/** Sends what somebody is waiting for in front of the screen, so that they hear at once if it cannot be sent. */
export async function sendAwaited(context: Context, message: Message): Promise<void> {
  try {
    await context.messages.sendNow(message);
  } catch (error) {
    await allowResend(context, message.to);
    throw error;
  }
}
