import type { ResponseOf } from '@tiku/contract';
import { createContext, use } from 'react';

/** What the server says of this deployment: variant, brand, languages, limits. Fetched once, before anything is drawn. */
export type Config = ResponseOf<'GET /web/config'>;

export const ConfigContext = createContext<Config | null>(null);

export function useConfig(): Config {
  const config = use(ConfigContext);
  if (!config) throw new Error('useConfig needs a ConfigContext around it');
  return config;
}

let current: Config | null = null;

export function startWithConfig(config: Config): void {
  current = config;
}

/** For code that is no component. */
export function currentConfig(): Config | null {
  return current;
}
