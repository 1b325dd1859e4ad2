import { afterEach, describe, expect, it } from 'vitest';
import { amend, history, navigate } from './navigation.ts';

afterEach(() => navigate('/'));

describe('amending the address', () => {
  it('changes the query of the page on screen, in place', () => {
    navigate('/exam/detail/practice?answer_id=1');
    const { length } = history;
    amend('/exam/detail/practice?answer_id=1&no=2');
    expect([history.location.href, history.length]).toEqual(['/exam/detail/practice?answer_id=1&no=2', length]);
  });

  it('calls nobody back who is on the way to another page', () => {
    navigate('/exam/detail/practice?answer_id=1');
    navigate('/group/joined-homework?homework_id=3', { replace: true });
    amend('/exam/detail/practice?answer_id=1&no=2');
    expect(history.location.href).toBe('/group/joined-homework?homework_id=3');
  });
});
