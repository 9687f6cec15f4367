import { faultOf } from '#api/kernel/db/faults.ts'
import { MigrationError } from '#api/kernel/db/migrations.ts'
import { DataFolderError } from '#api/kernel/db/pglite/pglite.ts'
import { WHAT_TO_DO } from '#api/kernel/db/what-to-do.ts'
import { EnvError } from '#api/kernel/platform/env-error.ts'
import { redactText } from '#api/kernel/platform/log-redaction.ts'

/** Error codes of the operating system and of Postgres that wrong settings cause, with advice for each. */
const ADVICE: Record<string, string> = {
  EADDRINUSE: 'The port is in use by another program. Choose another one: PORT=3001 npm start',
  EACCES: 'This user may not open a file or port. Check DATA_DIR and PORT.',
  EROFS: 'The data folder is read-only. Set DATA_DIR to a folder that this user can write to.',
  ECONNREFUSED: 'The database refuses connections. Check that it runs and that DATABASE_URL names its host and port.',
  ENOTFOUND: 'The host of the database is unknown. Check DATABASE_URL.',
  CONNECT_TIMEOUT: 'The connection to the database timed out. Check DATABASE_URL and the network.',
  '28P01': 'The database refuses the user or password of DATABASE_URL.',
  '28000': 'The database refuses the user of DATABASE_URL.',
  '3D000': 'The database that DATABASE_URL names does not exist. Create it first; the server then creates the tables.',
  '42501':
    'The role may not do this in the database. For migrations, set MIGRATION_DATABASE_URL to the role that owns the tables, which needs CREATE on the database and on its schema public.',
}

/** Explains why the server could not start and what to do, for the person who started it. */
export function explainStartupError(error: unknown): string {
  if (error instanceof EnvError || error instanceof DataFolderError || error instanceof MigrationError) {
    return error.message
  }
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  // Drizzle's error names the statement, and the driver's error the cause.
  if (cause instanceof Error && adviceFor(cause)) return explainStartupError(cause)
  const advice = adviceFor(error)
  if (advice) return `${advice}\n(${redactText(error.message || codeOf(error))})`
  const reason = cause instanceof Error ? `\nCaused by: ${cause.message}` : ''
  return redactText(`${withoutParameters(error.stack ?? error.message)}${reason}`)
}

function adviceFor(error: Error): string | undefined {
  const fault = faultOf(error)
  return ADVICE[codeOf(error)] ?? (fault === 'unreachable' ? undefined : WHAT_TO_DO[fault])
}

/** Removes the end of Drizzle's message: the values of the statement, which may be a customer's. */
const withoutParameters = (text: string) => text.replace(/\n?,? ?params: [^\n]*/g, '')

function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : ''
}
