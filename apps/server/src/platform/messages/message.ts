import type { Language } from '@tiku/contract';

export type Channel = 'sms' | 'email';

export type Content =
  | { template: 'register-code'; code: string }
  | { template: 'already-registered' }
  | { template: 'reset-code'; code: string }
  | { template: 'change-password-code'; code: string }
  | { template: 'link-mobile-code'; code: string }
  | { template: 'activate-account'; url: string; name: string }
  | { template: 'reset-password'; url: string }
  | { template: 'link-email'; url: string }
  | { template: 'password-changed' }
  | { template: 'company-invitation'; name: string; url: string }
  | { template: 'notices'; count: string; titles: readonly string[]; url: string };

export type Message = { channel: Channel; to: string; language: Language } & Content;
