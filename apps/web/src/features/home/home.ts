import type { ResponseOf } from '@tiku/contract';

export type Home = ResponseOf<'GET /user/webhome'>['home'];
