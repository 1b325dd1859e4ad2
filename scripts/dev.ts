// `npm run dev`: the server restarts and the browser updates as files change. Open http://localhost:5173.
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';

const serverPort = process.env.PORT ?? '3000';

function run(
  command: string,
  args: string[],
  options: { cwd?: string; env?: Record<string, string> } = {},
): ChildProcess {
  const env = { ...process.env, ...options.env };
  return spawn(command, args, { stdio: 'inherit', env, ...(options.cwd ? { cwd: options.cwd } : {}) });
}

const children = [
  run('node', ['--watch', 'apps/server/src/main.ts'], { env: { PORT: serverPort } }),
  run('vite', [], { cwd: 'apps/web', env: { TIKU_SERVER: `http://localhost:${serverPort}` } }),
];

// Ctrl-C reaches both by itself; if one ends, the other has no purpose.
for (const child of children) child.on('exit', () => children.forEach((other) => other.kill()));
process.on('SIGINT', () => {});
