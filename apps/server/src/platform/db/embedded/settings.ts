import { createHash } from 'node:crypto';

export interface Settings {
  pgdata: string;
  socketDir: string;
  /** Process id of the server and something random: tells our own PostgreSQL from another server's. */
  owner: string;
  durable: boolean;
  maxConnections: number;
}

/** The port only names the socket file: there is no TCP. */
export const port = 5432;

/** Stands in the process list, where it tells which directory a PostgreSQL runs on. */
export function nameCluster(pgdata: string): string {
  return `tiku-${createHash('sha256').update(pgdata).digest('hex').slice(0, 16)}`;
}

/** On the command line, so that they hold whatever a postgresql.conf from an earlier version says. */
export function listArguments({ pgdata, socketDir, owner, durable, maxConnections }: Settings): string[] {
  const kept = durable ? 'on' : 'off';
  const settings = {
    cluster_name: nameCluster(pgdata),
    'tiku.owner': owner,
    listen_addresses: '',
    port,
    // A list in PostgreSQL's eyes: quoted, or a comma in a folder's name splits it.
    unix_socket_directories: `"${socketDir.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    max_connections: maxConnections,
    shared_buffers: '128MB',
    wal_compression: 'on',
    // People who save would wait while a new segment of 16 MB is filled with zeros, and long imports need many of them.
    wal_init_zero: 'off',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    log_min_messages: 'warning',
    log_checkpoints: 'off',
    // Statements carry what people typed.
    log_min_error_statement: 'panic',
    fsync: kept,
    synchronous_commit: kept,
    full_page_writes: kept,
  };
  return ['-D', pgdata, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

/**
 * Not the server's own environment: it holds secrets, and PG* variables meant for other databases.
 *
 * After a power cut the process id in postmaster.pid may belong to an innocent process of the same user, and PostgreSQL
 * would refuse to start for fear of it. This variable is how one tells it that the process is no PostgreSQL; all its
 * other checks stay in force, which they would not if the file were deleted.
 */
export function listEnvironment(innocentPid: number | null): NodeJS.ProcessEnv {
  const { PATH, LD_LIBRARY_PATH } = process.env;
  return {
    LC_ALL: 'C',
    ...(PATH === undefined ? {} : { PATH }),
    ...(LD_LIBRARY_PATH === undefined ? {} : { LD_LIBRARY_PATH }),
    ...(innocentPid === null ? {} : { PG_GRANDPARENT_PID: String(innocentPid) }),
  };
}
