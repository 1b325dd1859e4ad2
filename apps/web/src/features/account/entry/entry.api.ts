import type { RequestOf, ResponseOf } from '@tiku/contract';
import { firstCompanyPath } from '../../../lib/navigation/addresses.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { callPublic } from '../../../lib/api/api.ts';
import { useConfig } from '../../../lib/config.ts';
import { deviceSecret } from '../../../lib/device.ts';
import { useChange } from '../../../lib/api/change.ts';
import type { Result } from '../../../lib/api/failure.ts';
import { sealPassword } from '../../../lib/password.ts';
import { session } from '../../../lib/session.ts';
import { sendAskedForCaptcha, sendWithCaptcha } from '../../captcha/captcha.ts';

type SignedIn = ResponseOf<'POST /user/register/mobile'>;
type MobileRegistration = Omit<RequestOf<'POST /user/register/mobile'>, 'iv' | 'device'>;
/** Without a password: the person who opens the link chooses it. */
export type EmailRegistration = Omit<RequestOf<'POST /user/register/email'>, 'password' | 'iv'>;
export type Registration = MobileRegistration | EmailRegistration;

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

/** A password on its way, and the browser that is known from then on. */
async function sealForHere(password: string, key: string) {
  return { ...(await sealPassword(password, key)), device: deviceSecret() };
}

/** Also sent again, as it was, when the e-mail does not arrive. */
export function registerByEmail(registration: EmailRegistration): Promise<Result<object>> {
  return sendAskedForCaptcha({ purpose: 'register', target: registration.email }, (answer) =>
    callPublic('POST /user/register/email', { ...registration, ...answer }),
  );
}

/** Answers null where the account exists only once a link is opened. */
export function useRegister() {
  const { password_key } = useConfig();
  return useChange(async (registration: Registration): Promise<Result<SignedIn | null>> => {
    if ('email' in registration) {
      const result = await registerByEmail(registration);
      return result.ok ? { ok: true, data: null } : result;
    }
    const { password, ...rest } = registration;
    const sealed = await sealForHere(password, password_key);
    return enter(await callPublic('POST /user/register/mobile', { ...rest, ...sealed }));
  });
}

export function useResetByMobile() {
  const { password_key } = useConfig();
  return useChange(async ({ password, ...rest }: { mobile: string; verify_code: string; password: string }) =>
    callPublic('POST /password/reset/mobile', { ...rest, ...(await sealForHere(password, password_key)) }),
  );
}

export function useResetByLink(code: string) {
  const { password_key } = useConfig();
  return useChange(async (password: string) =>
    callPublic('POST /reset/password/email/verifycode', { code, ...(await sealForHere(password, password_key)) }),
  );
}

export function checkResetLink(code: string): Promise<Result<object>> {
  return callPublic('POST /check/reset/password/email/verifycode', { code });
}

export function checkActivation(code: string) {
  return callPublic('POST /check/activate/account/email/verifycode', { code });
}

export function useActivate(code: string) {
  const { password_key } = useConfig();
  return useChange(async (password: string) => {
    const sealed = await sealForHere(password, password_key);
    return enter(await callPublic('POST /activate/account/email/verifycode', { code, ...sealed }));
  });
}

/** For the account that is signed in here: the link of another one is refused. */
export function linkEmail(code: string): Promise<Result<object>> {
  const { user } = session.getState();
  return callPublic('POST /link/account/email/verifycode', { code, ...(user && { user_id: user.user_id }) });
}

/** Where somebody goes who has just got in: to their application, if that is what they registered with. */
export function firstPageOf({ companies }: SignedIn, otherwise: string = paths.home): string {
  return companies.length > 0 ? firstCompanyPath : otherwise;
}
