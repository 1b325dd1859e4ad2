// Signing in with WeChat. The state that goes there and comes back is signed, short-lived and good for one sign-in.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { rules } from '@tiku/contract';
import type { WechatConfig } from '../../config.ts';
import { AppError } from '../../http/app-error.ts';
import type { Context } from '../../http/context.ts';
import { siteUrl } from '../../http/site-url.ts';
import { takeUse } from '../../http/throttle.ts';
import { upsertWechatAccount } from './registration.store.ts';
import { fetchWechatPerson } from './wechat-client.ts';

type Visitor = Context<'public'>;

const stateSeconds = 10 * 60;

function sign(key: Buffer, expires: number, nonce: string): Buffer {
  return createHmac('sha256', key).update(['wechat state', expires, nonce].join('\n')).digest();
}

function makeState(key: Buffer): string {
  const expires = Math.floor(Date.now() / 1000) + stateSeconds;
  const nonce = randomBytes(16).toString('base64url');
  return [expires, nonce, sign(key, expires, nonce).toString('base64url')].join('.');
}

/** The nonce of a state that was made here and has not expired. */
function readState(key: Buffer, state: string): string | null {
  const [, expires, nonce, signature] = /^(\d{1,12})\.([\w-]{22})\.([\w-]{43})$/.exec(state) ?? [];
  if (expires === undefined || nonce === undefined || signature === undefined) return null;
  if (!timingSafeEqual(Buffer.from(signature, 'base64url'), sign(key, Number(expires), nonce))) return null;
  return Number(expires) > Date.now() / 1000 ? nonce : null;
}

function configured({ config }: Visitor): WechatConfig {
  if (!config.wechat) throw new AppError('not_found');
  return config.wechat;
}

/** Where the person goes to show WeChat's code to their phone; they come back to /login with a code and the state. */
export function startWechat(context: Visitor, redirect: string | undefined): string {
  const wechat = configured(context);
  const site = siteUrl(context);
  const back = new URL('/login', site);
  if (redirect !== undefined && isOwnPath(redirect, site)) back.searchParams.set('redirect', redirect);
  const query = new URLSearchParams({
    appid: wechat.appId,
    redirect_uri: back.href,
    response_type: 'code',
    scope: 'snsapi_login',
    state: makeState(context.keys.signing),
  });
  return `${wechat.loginUrl}/connect/qrconnect?${query.toString()}#wechat_redirect`;
}

function isOwnPath(path: string, site: string): boolean {
  return /^\/(?![/\\])/.test(path) && URL.canParse(path, site) && new URL(path, site).origin === new URL(site).origin;
}

export async function enterByWechat(context: Visitor, code: string, state: string): Promise<number> {
  const { db, keys } = context;
  const wechat = configured(context);
  const nonce = readState(keys.signing, state);
  if (nonce === null) throw new AppError('wechat_refused');
  await takeUse(db, [{ key: `wechat-state:${nonce}`, max: 1, seconds: stateSeconds }], 'wechat_refused');
  const { unionId, nickname } = await fetchWechatPerson(wechat, code);
  const clean = nickname
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, '')
    .trim();
  const account = await upsertWechatAccount(db, { wx_union_id: unionId, name: nameFrom(clean), wx_nickname: clean });
  if (account.is_disabled) throw new AppError('wechat_refused');
  return account.id;
}

/** WeChat's nicknames may be shorter and longer than our names. */
function nameFrom(nickname: string): string {
  const name = nickname.length < rules.name.min ? `WeChat ${nickname}`.trim() : nickname;
  return name.slice(0, rules.name.max).toWellFormed();
}
