// A process of its own, so that the work of attacking is not taken for the server's. Arguments: the port, which attack,
// and the token of somebody. Goes on until it is killed.
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { withOsType } from '../../world.ts';
import { attacks } from './attacks.ts';

const [port = '', at = '', token = ''] = process.argv.slice(2);
const attack = attacks[Number(at)];
if (!attack) throw new Error(`there is no attack ${at}`);

const { path, headers, body, isChunked, isSignedIn, connections } = attack;
const head = [
  `POST ${withOsType(path)} HTTP/1.1`,
  'host: localhost',
  ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ...(isSignedIn ? [`authorization: Bearer ${token}`] : []),
  isChunked ? 'transfer-encoding: chunked' : `content-length: ${body.length}`,
  '',
  isChunked ? `${body.length.toString(16)}\r\n` : '',
].join('\r\n');
const request = Buffer.concat([Buffer.from(head), body, Buffer.from(isChunked ? '\r\n0\r\n\r\n' : '')]);

/** As much as a fast line carries. More would only measure how fast this machine talks to itself. */
const bytesPerMillisecond = 100_000;
let nextAt = 0;

/** No sooner than the line is free again. */
function send(socket: Socket): void {
  const now = performance.now();
  nextAt = Math.max(now, nextAt) + request.length / bytesPerMillisecond;
  setTimeout(() => socket.write(request), nextAt - now);
}

/** The next one as soon as the last was answered, on the same connection where the server leaves it open. */
function run(): void {
  const socket = connect(Number(port), '127.0.0.1', () => send(socket));
  let isOver = false;
  socket.on('data', (chunk) => {
    if (chunk.includes('connection: close')) socket.destroy();
    else if (chunk.includes('HTTP/1.1 ')) send(socket);
  });
  socket.on('error', () => undefined);
  socket.on('close', () => {
    if (!isOver) setImmediate(run);
    isOver = true;
  });
}

for (let connection = 0; connection < connections; connection++) run();
