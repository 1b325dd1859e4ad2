// `npm run db:schema`: migrates a throw-away database and writes down what came out.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTestDatabase } from '../../testing/test-database.ts';
import { startTestPostgres } from '../../testing/test-postgres.ts';
import { describeSchema, describeTables } from './describe-schema.ts';

const server = await startTestPostgres();
const database = await createTestDatabase(server);
await writeFile(join(import.meta.dirname, 'schema.sql'), await describeSchema(database.pool));
await writeFile(join(import.meta.dirname, 'tables.ts'), await describeTables(database.pool));
await database.drop();
await server.stop();
