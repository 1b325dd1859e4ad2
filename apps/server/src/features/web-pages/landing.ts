// What a link leads to, for somebody who is not signed in.
import type { Services } from '../../platform/services/services.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { readBundleInvitation } from '../bundle/bundle.ts';
import { readExamInvitation } from '../exam/exam.ts';
import { readGroupInvitation } from '../group/group.ts';

/** Calls of a page, answered before it asks. */
export type Answers = readonly { address: string; request: object; answer: object }[];

interface Landing {
  /** By any of these the address says what it leads to. */
  names: readonly string[];
  read(services: Services, name: string, value: string): Promise<Answers>;
}

const landings: Record<string, Landing> = {
  '/exam/detail': {
    names: ['share', 'public_id', 'exam_id'],
    async read({ db, keys }, name, value) {
      const link = { [name]: name === 'exam_id' ? Number(value) : value };
      const exam = await readExamInvitation(db, keys.signing, link);
      return [{ address: 'GET /exam/invitation', request: link, answer: { exam } }];
    },
  },
  '/bundle/detail': {
    names: ['public_id', 'bundle_id'],
    async read({ db }, name, value) {
      const link = { [name]: name === 'bundle_id' ? Number(value) : value };
      const bundle = await readBundleInvitation(db, link);
      return [{ address: 'GET /exam/bundle/invitation', request: link, answer: { bundle } }];
    },
  },
  '/group/join': {
    names: ['public_id'],
    async read({ db }, _name, public_id) {
      const group = await readGroupInvitation(db, public_id);
      return [{ address: 'GET /group/invitation', request: { public_id }, answer: { group } }];
    },
  },
};

/** The address of what is linked to, without anything else that somebody has written into it; null where it names nothing. */
export function addressOfLink(path: string, query: URLSearchParams): string | null {
  // What is a company's is shown to nobody without an account.
  if (query.has('company_id')) return null;
  const name = landings[path]?.names.find((known) => query.get(known));
  const value = name && query.get(name);
  if (!name || !value || value.length > 60 || (/^(?:exam|bundle)_id$/.test(name) && !/^[1-9]\d{0,15}$/.test(value)))
    return null;
  return `${path}?${new URLSearchParams({ [name]: value }).toString()}`;
}

/** Null where nothing is told. */
export async function answersForLink(services: Services, address: string): Promise<Answers | null> {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const [[name = '', value = ''] = []] = searchParams;
  try {
    return (await landings[pathname]?.read(services, name, value)) ?? null;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
