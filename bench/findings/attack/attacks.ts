// What somebody sends who wants the server to be busy with nothing else.
import { limits } from '@tiku/contract/limits';

export interface Attack {
  /** As the report names it. */
  title: string;
  connections: number;
  path: string;
  headers: Record<string, string>;
  body: Buffer;
  /** Sent by somebody who is signed in. */
  isSignedIn?: true;
  /** Without saying how long it is. */
  isChunked?: true;
}

const login = '/app/user/login';
const save = '/exam/user_online_prac/answer_details';
const json = { 'content-type': 'application/json' };
const multipart = { 'content-type': 'multipart/form-data; boundary=x' };

/** Arrays in arrays, which take long to build and longer to look through. */
function nested(bytes: number): Buffer {
  const depth = Math.floor((bytes - 10) / 2);
  return Buffer.from(`{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`);
}

function filled(bytes: number, piece: string): Buffer {
  return Buffer.from(`{"a":[${piece.repeat(Math.floor((bytes - 20) / piece.length))}0]}`);
}

function file(bytes: number): Buffer {
  const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
  return Buffer.concat([Buffer.from(head), Buffer.alloc(bytes, 'x'), Buffer.from('\r\n--x--\r\n')]);
}

/** Thousands of parts with nothing in them. */
function parts(count: number): Buffer {
  return Buffer.from(`${'--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(count)}--x--\r\n`);
}

const { publicBodyBytes, answersBytes, imageBytes, mediaBytes } = limits;

export const attacks: readonly Attack[] = [
  {
    title: '840 KB of nested arrays to the sign-in',
    connections: 30,
    path: login,
    headers: json,
    body: nested(840_000),
  },
  {
    title: 'the same without saying how much it is',
    connections: 30,
    path: login,
    headers: json,
    body: nested(840_000),
    isChunked: true,
  },
  {
    title: 'nested arrays just within the limit, many connections',
    connections: 200,
    path: login,
    headers: json,
    body: nested(publicBodyBytes),
  },
  {
    title: 'thousands of objects just within the limit, many connections',
    connections: 200,
    path: login,
    headers: json,
    body: filled(publicBodyBytes, '{},'),
  },
  {
    title: 'half a megabyte to save by nobody',
    connections: 30,
    path: save,
    headers: json,
    body: filled(answersBytes, '{"no":1,"seq":1},'),
  },
  {
    title: 'multipart to the sign-in',
    connections: 30,
    path: login,
    headers: multipart,
    body: file(publicBodyBytes - 200),
  },
  {
    title: 'a picture of 1 MB by nobody',
    connections: 30,
    path: '/app/user/thumbnail',
    headers: multipart,
    body: file(imageBytes),
  },
  {
    title: 'half a megabyte to save by somebody signed in',
    connections: 10,
    path: save,
    headers: json,
    body: filled(answersBytes, '{"no":1,"seq":1},'),
    isSignedIn: true,
  },
  {
    title: 'thousands of parts by somebody signed in',
    connections: 10,
    path: '/app/user/thumbnail',
    headers: multipart,
    body: parts(20_000),
    isSignedIn: true,
  },
  {
    title: 'sounds of 20 MB by somebody signed in',
    connections: 30,
    path: '/exam/import/file',
    headers: multipart,
    body: file(mediaBytes),
    isSignedIn: true,
  },
];
