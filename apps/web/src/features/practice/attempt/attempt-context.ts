import { createContext, use } from 'react';
import { useStore } from 'zustand';
import type { AttemptSession } from './attempt-session.ts';
import type { Attempt } from './attempt.ts';

export const AttemptContext = createContext<AttemptSession | null>(null);

export function useAttemptSession(): AttemptSession {
  const session = use(AttemptContext);
  if (!session) throw new Error('useAttemptSession needs an AttemptContext around it');
  return session;
}

export function useAttempt<T>(select: (attempt: Attempt) => T): T {
  return useStore(useAttemptSession().store, select);
}
