// The least that could answer the same calls: Fastify, pg and the product's statements. Started by run.ts.
import Fastify from 'fastify';
import { Pool, types } from 'pg';
import { connections } from './connections.ts';
import { scenarios } from './scenarios/index.ts';

// The product's answers carry numbers where pg would hand out text.
types.setTypeParser(types.builtins.INT8, Number);
types.setTypeParser(types.builtins.NUMERIC, Number);

const app = Fastify();
const pool = new Pool({ max: connections });
pool.on('error', () => {});
// Beside the product's, which would find answers that are newer than its own.
await pool.query('create table if not exists bench_answer (like answer including defaults including indexes)');
for (const scenario of scenarios) scenario.floor(app, pool);
app.route({
  method: 'GET',
  url: '/metrics',
  handler: () => {
    const { user, system } = process.cpuUsage();
    return `process_cpu_seconds_total ${(user + system) / 1e6}`;
  },
});
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }));

process.on('SIGTERM', () => process.exit());
// The bench was killed and could not say so.
process.on('disconnect', () => process.exit());
// Ctrl-C reaches everybody at once, and the bench stops things in order.
process.on('SIGINT', () => {});
