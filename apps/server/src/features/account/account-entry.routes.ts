import { accountEntryCalls } from '@tiku/contract';
import { defineRoutes } from '../../platform/http/routes.ts';
import { changeWithCode, changeWithOldPassword, sendChangeCode } from './change-password.ts';
import { linkEmail, linkMobile, sendEmailLink, sendLinkCode } from './link-contact.ts';
import { activateAccount, checkActivation, registerByEmail } from './register-by-email.ts';
import { registerByMobile, sendRegisterCode } from './register-by-mobile.ts';
import { checkResetLink, requestReset, resetByLink, resetByMobile } from './reset-password.ts';
import { enter } from './sign-in.ts';
import { enterByWechat, startWechat } from './wechat.ts';

export const accountEntryRoutes = defineRoutes(accountEntryCalls, {
  'POST /app/register/verifycode': async (context, { mobile }) => {
    await sendRegisterCode(context, mobile, {});
    return {};
  },

  'POST /app/register/verifycode/v2': async (context, { mobile, ...captcha }) => {
    await sendRegisterCode(context, mobile, captcha);
    return {};
  },

  'POST /user/register/mobile': async (context, input) => enter(context, await registerByMobile(context, input)),

  'POST /user/register/email': async (context, input) => {
    await registerByEmail(context, input);
    return {};
  },

  'POST /check/activate/account/email/verifycode': async (context, { code }) => checkActivation(context, code),

  'POST /activate/account/email/verifycode': async (context, input) =>
    enter(context, await activateAccount(context, input)),

  'POST /app/password/forgot/verifycode': async (context, input) => {
    await requestReset(context, input, {});
    return {};
  },

  'POST /app/password/forgot/verifycode/v2': async (context, { mobile, email, ...captcha }) => {
    await requestReset(context, { mobile, email }, captcha);
    return {};
  },

  'POST /password/reset/mobile': async (context, input) => {
    await resetByMobile(context, input);
    return {};
  },

  'POST /password/reset/email': async (context, { email, ...captcha }) => {
    await requestReset(context, { email }, captcha);
    return {};
  },

  'POST /check/reset/password/email/verifycode': async (context, { code }) => {
    await checkResetLink(context, code);
    return {};
  },

  'POST /reset/password/email/verifycode': async (context, input) => {
    await resetByLink(context, input);
    return {};
  },

  'PUT /user/password': async (context, input) => {
    await changeWithOldPassword(context, input);
    return {};
  },

  'POST /app/updatepwd/verifycode': async (context, captcha) => {
    await sendChangeCode(context, 'sms', captcha);
    return {};
  },

  'POST /app/updatepwd/verifycode/email': async (context, captcha) => {
    await sendChangeCode(context, 'email', captcha);
    return {};
  },

  'PUT /user/password/mobile': async (context, input) => {
    await changeWithCode(context, 'sms', input);
    return {};
  },

  'PUT /user/password/email': async (context, input) => {
    await changeWithCode(context, 'email', input);
    return {};
  },

  'POST /app/linkmobile/verifycode': async (context, { mobile, ...captcha }) => {
    await sendLinkCode(context, mobile, captcha);
    return {};
  },

  'PUT /user/mobile': async (context, { mobile, verify_code }) => {
    await linkMobile(context, mobile, verify_code);
    return {};
  },

  'PUT /user/email': async (context, { email }) => {
    await sendEmailLink(context, email);
    return {};
  },

  'POST /link/account/email/verifycode': async (context, { code, user_id }) => {
    await linkEmail(context, code, user_id);
    return {};
  },

  'GET /web/wxlogin/start': async (context, { redirect }) => startWechat(context, redirect),

  'POST /web/wxlogin': async (context, { code }) => enter(context, await enterByWechat(context, code)),
});
