// Getting in, and getting back in: registration, codes, links, recovery, linking, WeChat.
import { z } from 'zod';
import {
  device,
  email,
  iv,
  mobile,
  name,
  optionalCaptcha,
  sealedPassword,
  signedIn,
  verifyCode,
} from './account-fields.ts';
import { defineCalls } from '../call.ts';
import { captchaAnswer } from './captcha.ts';
import { done, id, line } from '../fields.ts';
import { rules } from '../limits.ts';

/** The secret of a link in an e-mail. */
const linkCode = z.string().min(1).max(200);

/** In variant A: both, or neither. */
const enterprise = {
  company_name: line.min(rules.companyName.min).max(rules.companyName.max).optional(),
  member_limit: z.int().min(rules.memberLimit.min).max(rules.memberLimit.max).optional(),
};

/** Where to send a code: exactly one of them. */
const mobileOrEmail = { mobile: mobile.optional(), email: email.optional() };

const newPassword = { new_password: sealedPassword, iv };
/** Both, or neither. */
const optionalPassword = { password: sealedPassword.optional(), iv: iv.optional() };
/** A path of this site, with its query. Browsers read a backslash as a slash, and `//` begins another site. */
const sitePath = z
  .string()
  .max(200)
  .regex(/^\/(?![/\\])[^\\\p{Cc}]*$/u);
const linkErrors = ['link_wrong', 'link_used', 'link_expired'] as const;

export const accountEntryCalls = defineCalls({
  'POST /app/register/verifycode': {
    access: 'public',
    summary: 'Send a registration code; for old clients, a few times without a captcha',
    request: z.strictObject({ mobile }),
    response: done,
    errors: ['captcha_required'],
  },
  'POST /app/register/verifycode/v2': {
    access: 'public',
    summary: 'Send a registration code',
    request: z.strictObject({ mobile, ...captchaAnswer }),
    response: done,
    errors: ['bad_captcha'],
  },
  'POST /user/register/mobile': {
    access: 'public',
    summary: 'Register with a mobile number and the code sent to it; signs in',
    request: z.strictObject({
      name,
      mobile,
      verify_code: verifyCode,
      password: sealedPassword,
      iv,
      device,
      ...enterprise,
    }),
    response: signedIn,
    errors: ['bad_code', 'already_registered', 'bad_password_transport'],
  },
  'POST /user/register/email': {
    access: 'public',
    summary:
      'Register with an e-mail address; the account exists once the link sent there is opened. A password is taken and not kept: the person who opens the link chooses it. `redirect` is where the link leads then',
    request: z.strictObject({
      name,
      email,
      ...optionalPassword,
      ...enterprise,
      ...optionalCaptcha,
      redirect: sitePath.optional(),
    }),
    response: done,
    errors: ['captcha_required', 'bad_captcha', 'bad_password_transport'],
  },
  'POST /check/activate/account/email/verifycode': {
    access: 'public',
    summary: 'Is the link of a registration still good, and whose is it?',
    request: z.strictObject({ code: linkCode }),
    response: z.object({ name: z.string(), email: z.string() }),
    errors: linkErrors,
  },
  'POST /activate/account/email/verifycode': {
    access: 'public',
    summary: 'Open the link of a registration with the password of the new account; signs in',
    request: z.strictObject({ code: linkCode, ...optionalPassword, device }),
    response: signedIn,
    errors: [...linkErrors, 'password_needed', 'already_registered', 'bad_password_transport'],
  },
  'POST /app/password/forgot/verifycode': {
    access: 'public',
    summary: 'Send a reset code by SMS, or a reset link by e-mail; for old clients, a few times without a captcha',
    request: z.strictObject(mobileOrEmail),
    response: done,
    errors: ['captcha_required'],
  },
  'POST /app/password/forgot/verifycode/v2': {
    access: 'public',
    summary: 'Send a reset code by SMS, or a reset link by e-mail',
    request: z.strictObject({ ...mobileOrEmail, ...captchaAnswer }),
    response: done,
    errors: ['bad_captcha'],
  },
  'POST /password/reset/mobile': {
    access: 'public',
    summary: 'Set a new password with the code sent to the mobile number; every session ends',
    request: z.strictObject({ mobile, verify_code: verifyCode, password: sealedPassword, iv, device }),
    response: done,
    errors: ['bad_code', 'bad_password_transport'],
  },
  'POST /password/reset/email': {
    access: 'public',
    summary: 'Send a reset link by e-mail',
    request: z.strictObject({ email, ...optionalCaptcha }),
    response: done,
    errors: ['captcha_required', 'bad_captcha'],
  },
  'POST /check/reset/password/email/verifycode': {
    access: 'public',
    summary: 'Is this reset link still good?',
    request: z.strictObject({ code: linkCode }),
    response: done,
    errors: linkErrors,
  },
  'POST /reset/password/email/verifycode': {
    access: 'public',
    summary: 'Set a new password with a reset link; every session ends',
    request: z.strictObject({ code: linkCode, password: sealedPassword, iv, device }),
    response: done,
    errors: [...linkErrors, 'bad_password_transport'],
  },
  'PUT /user/password': {
    access: 'member',
    summary: 'Change the password with the old one; other sessions end',
    request: z.strictObject({ old_password: sealedPassword, ...newPassword }),
    response: done,
    errors: ['wrong_password', 'bad_password_transport'],
  },
  'POST /app/updatepwd/verifycode': {
    access: 'member',
    summary: 'Send a code to the linked mobile number, to change the password',
    request: z.strictObject(optionalCaptcha),
    response: done,
    errors: ['captcha_required', 'bad_captcha', 'no_mobile'],
  },
  'POST /app/updatepwd/verifycode/email': {
    access: 'member',
    summary: 'Send a code to the linked e-mail address, to change the password',
    request: z.strictObject(optionalCaptcha),
    response: done,
    errors: ['captcha_required', 'bad_captcha', 'no_email'],
  },
  'PUT /user/password/mobile': {
    access: 'member',
    summary: 'Change the password with the code sent to the mobile number; other sessions end',
    request: z.strictObject({ verify_code: verifyCode, ...newPassword }),
    response: done,
    errors: ['bad_code', 'no_mobile', 'bad_password_transport'],
  },
  'PUT /user/password/email': {
    access: 'member',
    summary: 'Change the password with the code sent to the e-mail address; other sessions end',
    request: z.strictObject({ verify_code: verifyCode, ...newPassword }),
    response: done,
    errors: ['bad_code', 'no_email', 'bad_password_transport'],
  },
  'POST /app/linkmobile/verifycode': {
    access: 'member',
    summary: 'Send a code to a mobile number that is to be linked',
    request: z.strictObject({ mobile, ...optionalCaptcha }),
    response: done,
    errors: ['captcha_required', 'bad_captcha'],
  },
  'PUT /user/mobile': {
    access: 'member',
    summary: 'Link a mobile number with the code sent to it',
    request: z.strictObject({ mobile, verify_code: verifyCode }),
    response: done,
    errors: ['bad_code', 'already_registered'],
  },
  'PUT /user/email': {
    access: 'member',
    summary: 'Send a link to an e-mail address that is to be linked',
    request: z.strictObject({ email }),
    response: done,
    errors: [],
  },
  'POST /link/account/email/verifycode': {
    access: 'public',
    summary: 'Open the link that links an e-mail address',
    request: z.strictObject({
      code: linkCode,
      /** Who opens it, where that is known: a link asked for by somebody else is then refused. */
      user_id: id.optional(),
    }),
    response: done,
    errors: [...linkErrors, 'link_of_other', 'already_registered'],
  },
  'GET /web/wxlogin/start': {
    access: 'public',
    summary:
      'Where to send somebody who signs in with WeChat, and the state they have to come back with: the page keeps it and compares',
    request: z.strictObject({ redirect: z.string().max(500).optional() }),
    response: z.object({ url: z.string(), state: z.string() }),
    errors: ['not_found'],
  },
  'POST /web/wxlogin': {
    access: 'public',
    summary: 'Sign in with what WeChat sent somebody back with',
    request: z.strictObject({ code: z.string().min(1).max(200) }),
    response: signedIn,
    errors: ['not_found', 'wechat_refused'],
  },
});
