import { call } from '../../lib/api/api.ts';
import { useConfig } from '../../lib/config.ts';
import { useChange } from '../../lib/api/change.ts';
import type { Result } from '../../lib/api/failure.ts';
import { sealPasswords } from '../../lib/password.ts';
import { invalidate, useCall } from '../../lib/api/query.ts';
import { sendAskedForCaptcha, sendWithCaptcha } from '../captcha/captcha.ts';

export function sendChangeCode(by: 'mobile' | 'email', target: string): Promise<Result<object>> {
  const address = by === 'mobile' ? 'POST /app/updatepwd/verifycode' : 'POST /app/updatepwd/verifycode/email';
  return sendAskedForCaptcha({ purpose: 'change-password', target }, (answer) => call(address, { ...answer }));
}

export function sendLinkCode(mobile: string): Promise<Result<object>> {
  return sendWithCaptcha({ purpose: 'link-mobile', target: mobile }, (answer) =>
    call('POST /app/linkmobile/verifycode', { mobile, ...answer }),
  );
}

export function sendEmailLink(email: string): Promise<Result<object>> {
  return call('PUT /user/email', { email });
}

export type PasswordChange =
  | { by: 'password'; old_password: string; new_password: string }
  | { by: 'mobile' | 'email'; verify_code: string; new_password: string };

/** Other devices are signed out with it. */
export function useChangePassword() {
  const { password_key } = useConfig();
  return useChange(async (change: PasswordChange) => {
    const result = await sendChange(change, password_key);
    if (result.ok) invalidate('GET /user/sessions');
    return result;
  });
}

async function sendChange(change: PasswordChange, key: string): Promise<Result<object>> {
  const { new_password } = change;
  if (change.by === 'password') {
    const { old_password } = change;
    return call('PUT /user/password', await sealPasswords({ old_password, new_password }, key));
  }
  const { verify_code } = change;
  const sealed = await sealPasswords({ new_password }, key);
  return call(change.by === 'mobile' ? 'PUT /user/password/mobile' : 'PUT /user/password/email', {
    verify_code,
    ...sealed,
  });
}

export function useLinkMobile() {
  return useChange(async (link: { mobile: string; verify_code: string }) => {
    const result = await call('PUT /user/mobile', link);
    if (result.ok) invalidate('GET /app/account/info');
    return result;
  });
}

export function useDevices() {
  return useCall('GET /user/sessions', {});
}

/** One device, or without an id every device but this one. */
export function useSignOutDevices() {
  return useChange(async (session_id: number | null) => {
    const result = await call('DELETE /user/sessions', session_id === null ? {} : { session_id });
    invalidate('GET /user/sessions');
    return result;
  });
}
