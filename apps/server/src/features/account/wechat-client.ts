// WeChat's OAuth exchange: a code for a token, the token for a person. It answers its refusals with HTTP 200.
import type { WechatConfig } from '../../platform/config/config.ts';
import { z } from 'zod';
import { AppError } from '../../platform/errors/app-error.ts';

const timeoutMs = 5_000;
/** WeChat's word for "too busy, try again". */
const systemBusy = -1;

const refusal = z.object({ errcode: z.int().refine((code) => code !== 0), errmsg: z.string().optional() });
const token = z.object({ access_token: z.string().min(1), openid: z.string().min(1) });
const userInfo = z.object({ openid: z.string().min(1), unionid: z.string().min(1).optional(), nickname: z.string() });

export interface WechatPerson {
  /** The same for all applications of one owner, where WeChat gives it; otherwise for this application. */
  unionId: string;
  nickname: string;
}

export async function fetchWechatPerson(wechat: WechatConfig, code: string): Promise<WechatPerson> {
  const { access_token, openid } = await ask(wechat, '/sns/oauth2/access_token', token, {
    appid: wechat.appId,
    secret: wechat.appSecret,
    code,
    grant_type: 'authorization_code',
  });
  const person = await ask(wechat, '/sns/userinfo', userInfo, { access_token, openid });
  return { unionId: person.unionid ?? person.openid, nickname: person.nickname };
}

async function ask<T>(
  wechat: WechatConfig,
  path: string,
  schema: z.ZodType<T>,
  query: Record<string, string>,
): Promise<T> {
  const answer = await fetchJson(`${wechat.url}${path}?${new URLSearchParams(query).toString()}`);
  const refused = refusal.safeParse(answer);
  if (refused.success) {
    const { errcode, errmsg } = refused.data;
    const cause = new Error(`WeChat refused ${path}: ${errcode} ${errmsg ?? ''}`);
    throw new AppError(errcode === systemBusy ? 'busy' : 'wechat_refused', { cause });
  }
  const parsed = schema.safeParse(answer);
  if (!parsed.success) throw new AppError('busy', { cause: new Error(`WeChat answered ${path} with something else`) });
  return parsed.data;
}

async function fetchJson(url: string): Promise<unknown> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
    if (!response.ok) throw new Error(`WeChat answered with ${response.status}`);
    return await response.json();
  } catch (cause) {
    throw new AppError('busy', { cause });
  }
}
