import { findAccountId, readBareAccount } from './bare-account.ts';
import type { Scenario } from './scenario.ts';

export const accountInfo: Scenario = {
  name: 'account-info',
  call: 'GET app/account/info',
  target: 0.6,
  floorIs: 'same',
  prepare: async (world) => world.readAs('/app/account/info'),
  floor: (app, pool) => {
    app.route({
      method: 'GET',
      url: '/api/1/app/account/info',
      handler: async (request) => ({ account: await readBareAccount(pool, await findAccountId(pool, request)) }),
    });
  },
};
