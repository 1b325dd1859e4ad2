// Signing in with WeChat. The page keeps the state it left with and compares it with what comes back: what was begun in
// one browser cannot be ended in another. The code itself works once, and WeChat sees to that.
import { randomBytes } from 'node:crypto';
import { isVisible, rules, widthOf, withoutDirections } from '@tiku/contract';
import type { WechatConfig } from '../../platform/config/config.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { siteUrl } from '../../platform/http/site-url.ts';
import { upsertWechatAccount } from './registration.store.ts';
import { fetchWechatPerson } from './wechat-client.ts';

type Visitor = Context<'public'>;

function configured({ config }: Visitor): WechatConfig {
  if (!config.wechat) throw new AppError('not_found');
  return config.wechat;
}

/** Where the person goes to show WeChat's code to their phone; they come back to /login with a code and the state. */
export function startWechat(context: Visitor, redirect: string | undefined): { url: string; state: string } {
  const wechat = configured(context);
  const site = siteUrl(context);
  const back = new URL('/login', site);
  if (redirect !== undefined && isOwnPath(redirect, site)) back.searchParams.set('redirect', redirect);
  const state = randomBytes(16).toString('base64url');
  const query = new URLSearchParams({
    appid: wechat.appId,
    redirect_uri: back.href,
    response_type: 'code',
    scope: 'snsapi_login',
    state,
  });
  return { url: `${wechat.loginUrl}/connect/qrconnect?${query.toString()}#wechat_redirect`, state };
}

function isOwnPath(path: string, site: string): boolean {
  return /^\/(?![/\\])/.test(path) && URL.canParse(path, site) && new URL(path, site).origin === new URL(site).origin;
}

export async function enterByWechat(context: Visitor, code: string): Promise<number> {
  const { unionId, nickname } = await fetchWechatPerson(configured(context), code);
  const plain = withoutDirections(nickname)
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, '')
    .trim();
  const clean = isVisible(plain) ? plain : '';
  const account = await upsertWechatAccount(context.db, {
    wx_union_id: unionId,
    name: nameFrom(clean),
    wx_nickname: clean,
  });
  if (account.is_disabled) throw new AppError('wechat_refused');
  return account.id;
}

/** WeChat's nicknames may be shorter and longer than our names. */
function nameFrom(nickname: string): string {
  const name = widthOf(nickname) < rules.name.min ? `WeChat ${nickname}`.trim() : nickname;
  return name.slice(0, rules.name.max).toWellFormed();
}
