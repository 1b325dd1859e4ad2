import type { ResponseOf } from '@tiku/contract';
import { useState } from 'react';
import { call } from '../../../../lib/api/api.ts';
import { useAttemptSession } from '../attempt-context.ts';

export type ToldMessage = ResponseOf<'GET /exam/user_online_prac/state'>['messages'][number];

/** What those who sit it are told. What was read here stays read, whether or not the server has heard of it yet. */
export function useMessages() {
  const { attemptId } = useAttemptSession();
  const [told, setTold] = useState<readonly ToldMessage[]>([]);
  const [readHere, setReadHere] = useState<ReadonlySet<number>>(new Set());
  const isRead = ({ message_id, is_seen }: ToldMessage) => is_seen || readHere.has(message_id);
  return {
    unread: told.filter((message) => !isRead(message)),
    read: told.filter(isRead),
    /** The same as before draws nothing anew. */
    hear(messages: readonly ToldMessage[]): void {
      setTold((before) => (JSON.stringify(before) === JSON.stringify(messages) ? before : messages));
    },
    noteRead({ message_id }: ToldMessage): void {
      setReadHere((before) => new Set([...before, message_id]));
      void call('PUT /joined/group/homework/messages/seen', { answer_id: attemptId, message_ids: [message_id] });
    },
  };
}
