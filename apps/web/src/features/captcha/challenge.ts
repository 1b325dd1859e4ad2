// The captcha somebody is being asked, wherever on the page the dialog stands.
import type { CaptchaPurpose } from '@tiku/contract';
import type { ComponentType } from 'react';
import { create } from 'zustand';

export interface CaptchaAnswer {
  captcha_id: string;
  captcha_text?: string;
  captcha_data?: string;
}

export interface CaptchaSubject {
  purpose: CaptchaPurpose;
  /** The number, address or user name it is for. */
  target: string;
}

export interface Challenge {
  Dialog: ComponentType<{ challenge: Challenge }>;
  subject: CaptchaSubject;
  /** False when the answer was wrong. */
  attempt: (answer: CaptchaAnswer) => Promise<boolean>;
  giveUp: () => void;
}

export const useChallenge = create<{ challenge: Challenge | null }>(() => ({ challenge: null }));

/** Answers how to close it. */
export function openChallenge(challenge: Challenge): () => void {
  useChallenge.setState({ challenge });
  return () => useChallenge.setState({ challenge: null });
}
