// Starts the server, and keeps what was compiled beside the packages: the next start need not compile it again.
import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { endWithParent } from './platform/processes/end-with-parent.ts';

endWithParent();

// In the environment, so that the readers of files know of it.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, '../../../node_modules/.cache/tiku');
enableCompileCache();
await import('./serve.ts');
// At the end of the process it would be too late for one that is killed.
flushCompileCache();
