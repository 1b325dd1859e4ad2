import type { RequestOf, ResponseOf } from '@tiku/contract';
import { callPublic } from '../../lib/api.ts';
import { useConfig } from '../../lib/config.ts';
import type { Result } from '../../lib/failure.ts';
import { sealPassword } from '../../lib/password.ts';
import { useChange } from '../../lib/query.ts';
import { session } from '../../lib/session.ts';
import { sendAskedForCaptcha, sendWithCaptcha } from '../captcha/captcha.ts';

type SignedIn = ResponseOf<'POST /user/register/mobile'>;
type Open<A extends 'POST /user/register/mobile' | 'POST /user/register/email'> = Omit<RequestOf<A>, 'iv'>;
export type MobileRegistration = Open<'POST /user/register/mobile'>;
export type EmailRegistration = Open<'POST /user/register/email'>;

export function sendRegisterCode(mobile: string): Promise<Result<object>> {
  return sendWithCaptcha({ purpose: 'register', target: mobile }, (answer) =>
    callPublic('POST /app/register/verifycode/v2', { mobile, ...answer }),
  );
}

export function sendResetCode(mobile: string): Promise<Result<object>> {
  return sendWithCaptcha({ purpose: 'reset-password', target: mobile }, (answer) =>
    callPublic('POST /app/password/forgot/verifycode/v2', { mobile, ...answer }),
  );
}

export function sendResetLink(email: string): Promise<Result<object>> {
  return sendAskedForCaptcha({ purpose: 'reset-password', target: email }, (answer) =>
    callPublic('POST /password/reset/email', { email, ...answer }),
  );
}

function enter(result: Result<SignedIn>): Result<SignedIn> {
  if (result.ok) session.signIn(result.data);
  return result;
}

export function useRegisterByMobile() {
  const { password_key } = useConfig();
  return useChange(async ({ password, ...rest }: MobileRegistration) =>
    enter(await callPublic('POST /user/register/mobile', { ...rest, ...(await sealPassword(password, password_key)) })),
  );
}

/** Not a change of its own: it is sent again, as it was, when the e-mail does not arrive. */
export function useRegisterByEmail(): (registration: EmailRegistration) => Promise<Result<object>> {
  const { password_key } = useConfig();
  return async ({ password, ...rest }) => {
    const sealed = await sealPassword(password, password_key);
    return sendAskedForCaptcha({ purpose: 'register', target: rest.email }, (answer) =>
      callPublic('POST /user/register/email', { ...rest, ...sealed, ...answer }),
    );
  };
}

export function useResetByMobile() {
  const { password_key } = useConfig();
  return useChange(async (reset: { mobile: string; verify_code: string; password: string }) =>
    callPublic('POST /password/reset/mobile', { ...reset, ...(await sealPassword(reset.password, password_key)) }),
  );
}

export function useResetByLink(code: string) {
  const { password_key } = useConfig();
  return useChange(async (password: string) =>
    callPublic('POST /reset/password/email/verifycode', { code, ...(await sealPassword(password, password_key)) }),
  );
}

export function checkResetLink(code: string): Promise<Result<object>> {
  return callPublic('POST /check/reset/password/email/verifycode', { code });
}

export async function activateAccount(code: string): Promise<Result<SignedIn>> {
  return enter(await callPublic('POST /activate/account/email/verifycode', { code }));
}

export function linkEmail(code: string): Promise<Result<object>> {
  return callPublic('POST /link/account/email/verifycode', { code });
}

/** Where somebody goes who has just got in: to their application, if that is what they registered with. */
export function firstPageOf({ companies }: SignedIn, otherwise = '/user-home'): string {
  return companies.length > 0 ? '/company/info?is_first=true' : otherwise;
}
