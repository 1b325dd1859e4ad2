import type { CallAddress } from '@tiku/contract';
import type { ChangeTopic } from '@tiku/contract/limits';
import { useEffect } from 'react';
import { invalidate } from '../lib/api/query.ts';
import { followChanges, onChanged } from '../lib/events.ts';
import { useSignedIn } from '../lib/session.ts';

/** What is asked again when something of the topic has changed. An attempt looks after itself. */
const concerned: Record<Exclude<ChangeTopic, 'attempt'>, readonly CallAddress[]> = {
  notices: [
    'GET /app/account/info',
    'GET /ee/company/memberships',
    'GET /web/user/notices',
    'GET /user/webhome',
    'POST /user/feedbacks',
    'GET /user/feedback/sessions',
  ],
  groups: [
    'POST /mymanaged/groups',
    'POST /myjoined/groups',
    'GET /mymanaged/group/detail',
    'GET /joined/group/detail',
    'GET /mtgroup/willjoin',
  ],
  homework: [
    'POST /joined/group/homeworks',
    'POST /mymanaged/group/homeworks',
    'GET /joined/group/homework/detail',
    'GET /mymanaged/group/homework/detail',
    'POST /mymanaged/group/homework/member_marks',
    'GET /user/recent/group/homeworks',
    'GET /user/webhome',
  ],
};

/** Open pages follow what changes elsewhere. */
export function useLiveChanges(): void {
  const signedIn = useSignedIn();
  useEffect(() => {
    if (!signedIn) return undefined;
    const ends = [
      onChanged('notices', () => invalidate(...concerned.notices)),
      onChanged('groups', () => invalidate(...concerned.groups)),
      onChanged('homework', () => invalidate(...concerned.homework)),
      followChanges(),
    ];
    return () => ends.forEach((end) => end());
  }, [signedIn]);
}
