// A process of its own that holds many event streams. Arguments: the port. It is told the tokens, says when all streams are
// open, and how many have heard of a homework, with the time at which the last of them did.
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { withOsType } from '../../world.ts';

const [port = ''] = process.argv.slice(2);
/** So many open at the same time. */
const width = 100;
let open = 0;
let heard = 0;

function listen(token: string): Promise<void> {
  return new Promise((resolve) => {
    let hasHeard = false;
    const socket = connect(Number(port), '127.0.0.1', () =>
      socket.write(
        `GET ${withOsType('/web/events')} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\n\r\n`,
      ),
    );
    socket.setEncoding('utf8').on('data', (text: string) => {
      if (text.includes(': here')) {
        open++;
        resolve();
      }
      if (hasHeard || !text.includes('"topic":"homework"')) return;
      hasHeard = true;
      heard++;
      if (heard === open) process.send?.({ heard, at: Date.now() });
    });
    socket.on('error', () => resolve());
    socket.on('close', () => resolve());
  });
}

process.on('message', (tokens: string[]) => {
  const waiting = [...tokens];
  const openSome = async () => {
    for (let token = waiting.pop(); token; token = waiting.pop()) await listen(token);
  };
  void Promise.all(Array.from({ length: width }, openSome))
    .then(() => pause(1_500))
    .then(() => process.send?.({ open }));
});
