import type { CompanyEntry, ResponseOf } from '@tiku/contract';
import { reviewStatus } from '@tiku/contract/limits';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { readStored, writeStored } from './storage.ts';

export interface Token {
  access_token: string;
  refresh_token: string;
  /** By this browser's clock, in milliseconds: the server only says how long a token lives. */
  expired_time: number;
  /** Ends the session and nothing else. Missing where the sign-in is older than it. */
  logout_token?: string;
  /** What this device keeps for the account is sealed with it; goes with the token when they sign out. */
  seal_key?: string;
}

interface UserInfo {
  user_id: number;
  user_name: string;
  name: string;
  wx_nickname: string;
  is_partner: boolean;
  is_operator: boolean;
  companies: CompanyEntry[];
  /** 0 while there is no picture. */
  thumbnail_revision: number;
}

export interface Session {
  token: Token | null;
  user: UserInfo | null;
  /** The company acted for; null is the personal account. */
  companyId: number | null;
  noticeUnreadCount: number;
  practiceExamId: number | null;
}

const signedOut: Session = { token: null, user: null, companyId: null, noticeUnreadCount: 0, practiceExamId: null };

const sessionKey = 'tiku.session';

interface Kept {
  read(): string | null;
  write(text: string): void;
}

function parseSession(text: string | null): Session | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...signedOut, ...value } : signedOut;
  } catch {
    return signedOut;
  }
}

export function tokenOf(answer: ResponseOf<'POST /user/refreshtoken'>, now = Date.now()): Token {
  const { access_token, refresh_token, expires_in, logout_token, seal_key } = answer;
  return { access_token, refresh_token, expired_time: now + expires_in * 1000, logout_token, seal_key };
}

export type SessionStore = ReturnType<typeof createSessionStore>;

export function createSessionStore(kept: Kept) {
  const store = createStore<Session>(() => parseSession(kept.read()) ?? signedOut);

  /** Takes over what another tab has written. */
  function reread(): Session {
    const stored = parseSession(kept.read());
    if (stored) store.setState(stored, true);
    return store.getState();
  }

  // Read, change, write: a tab that wrote what it remembered would put back a refresh token another tab has already spent.
  function update(change: Partial<Session>): void {
    const next = { ...reread(), ...change };
    kept.write(JSON.stringify(next));
    store.setState(next, true);
  }

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    reread,
    update,

    signIn(answer: ResponseOf<'POST /app/user/login'>): void {
      const { userid, username, name, wx_nickname, is_partner, is_operator, companies, notice_unread_count } = answer;
      update({
        ...signedOut,
        token: tokenOf(answer),
        user: {
          user_id: userid,
          user_name: username,
          name,
          wx_nickname,
          is_partner,
          is_operator,
          companies,
          thumbnail_revision: 0,
        },
        noticeUnreadCount: notice_unread_count,
      });
    },

    /** What the server says of the account now; a company that was left or lost its approval is no longer acted for. */
    updateAccount(account: ResponseOf<'GET /app/account/info'>['account']): void {
      const { id, username, name, wx_nickname, is_partner, is_operator, companies, thumbnail_revision } = account;
      const { companyId, token } = reread();
      if (!token) return;
      const stays = companies.some(
        (company) => company.id === companyId && company.review_status === reviewStatus.approved,
      );
      update({
        user: {
          user_id: id,
          user_name: username,
          name,
          wx_nickname,
          is_partner,
          is_operator,
          companies,
          thumbnail_revision,
        },
        companyId: stays ? companyId : null,
        noticeUnreadCount: account.notice_unread_count,
      });
    },

    clear(): void {
      update(signedOut);
    },
  };
}

export const session = createSessionStore({
  read: () => readStored(sessionKey),
  write: (text) => writeStored(sessionKey, text),
});

/** Another tab signed in or out, refreshed or switched: the session follows. `onOtherAccount` is called for another account. */
export function followOtherTabs(onOtherAccount: () => void): void {
  window.addEventListener('storage', (event) => {
    if (event.key !== sessionKey && event.key !== null) return;
    const before = session.getState();
    if (event.newValue === null) session.clear();
    const now = session.reread();
    if (now.user?.user_id !== before.user?.user_id || now.companyId !== before.companyId) onOtherAccount();
  });
}

export function useSession<T>(select: (session: Session) => T): T {
  return useStore(session, select);
}

export function useSignedIn(): boolean {
  return useSession((state) => state.token !== null);
}

/** Signed in, and for oneself: what is a person's own is not a company's. */
export function usePersonal(): boolean {
  return useSession(({ token, companyId }) => token !== null && companyId === null);
}
