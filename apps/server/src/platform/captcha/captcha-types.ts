import type { CaptchaPurpose } from '@tiku/contract';

export type CaptchaKind = 'text' | 'slider' | 'question';

export interface CaptchaRequest {
  purpose: CaptchaPurpose;
  /** The number, address or user name it is for; empty where the purpose has none. */
  target: string;
}

/** What somebody asks a captcha for; without a purpose, for the one it is first used for. */
export type WantedCaptcha = Omit<CaptchaRequest, 'purpose'> & { purpose: CaptchaPurpose | undefined };

export interface CaptchaAnswer {
  captcha_id: string;
  captcha_text?: string | undefined;
  captcha_data?: string | undefined;
}

export interface Captcha {
  id: string;
  /** Empty where it is for anything. */
  purpose: string;
  target: string;
  kind: CaptchaKind;
  answer_hash: Buffer;
  work: number;
  /** Milliseconds since it was issued. */
  age: number;
}
