import type { Fault } from './faults.ts'

/** The advice for each fault, for the log. */
export const WHAT_TO_DO: Record<Fault, string> = {
  unreachable: 'The database does not respond. Check that it runs, its disk, the way to it, and DATABASE_URL.',
  read_only: 'The database takes no writes: it is a standby, or was a primary. Check where DATABASE_URL leads.',
  disk_full: 'The disk of the database is full. Make space on it.',
  certificate:
    'The certificate of the database is not accepted. Renew it, or check sslrootcert and the host in DATABASE_URL, and DATABASE_CA_FILE.',
  unwritable:
    'The folder of the database cannot be written to. Check that the disk of DATA_DIR is not read-only or damaged, and who owns the folder.',
  busy: 'No connection to the database is free. Look for statements that hang. Raise DATABASE_POOL_SIZE, or max_connections of Postgres if that refuses.',
}
