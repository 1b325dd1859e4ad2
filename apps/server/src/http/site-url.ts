import type { Context } from './context.ts';

/**
 * Where people find this site: what the deployment says, or else what the request was sent to. Anybody may write any
 * host into a request, so a deployment that really sends e-mails has to say.
 */
export function siteUrl({ config, reply }: Pick<Context, 'config' | 'reply'>): string {
  if (config.publicUrl) return config.publicUrl;
  const { protocol, host } = reply.request;
  const own = `${protocol}://${host}`;
  return URL.canParse(own) ? new URL(own).origin : `${protocol}://localhost:${config.port}`;
}
