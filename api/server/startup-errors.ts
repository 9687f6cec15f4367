import { DataFolderInUse } from '#api/db/lock.ts'
import { EnvError } from '#api/env.ts'
import { redactText } from '#api/platform/log-redaction.ts'

/** What the operating system and Postgres answer to settings that do not fit, and what to do. */
const ADVICE: Record<string, string> = {
  EADDRINUSE: 'The port is in use by another program. Choose another one: PORT=3001 npm start',
  EACCES: 'A file or port may not be opened by this user. Check DATA_DIR and PORT.',
  EROFS: 'The data folder cannot be written. Set DATA_DIR to one that can.',
  ECONNREFUSED: 'The database does not answer. Check that it runs and that DATABASE_URL names its host and port.',
  ENOTFOUND: 'The host of the database is unknown. Check DATABASE_URL.',
  CONNECT_TIMEOUT: 'The database does not answer in time. Check DATABASE_URL and the network.',
  '28P01': 'The database refuses the user or password of DATABASE_URL.',
  '28000': 'The database refuses the user of DATABASE_URL.',
  '3D000': 'The database that DATABASE_URL names does not exist. Create it first; its tables are made at the start.',
}

/** Why the server could not start, for the person who started it. */
export function explain(error: unknown): string {
  if (error instanceof EnvError || error instanceof DataFolderInUse) return error.message
  if (!(error instanceof Error)) return String(error)
  const advice = ADVICE[codeOf(error)]
  if (advice) return `${advice}\n(${redactText(error.message || codeOf(error))})`
  const { cause } = error
  // Drizzle says which statement failed; why is what the driver said.
  if (cause instanceof Error && ADVICE[codeOf(cause)]) return explain(cause)
  const reason = cause instanceof Error ? `\nCaused by: ${cause.message}` : ''
  return redactText(`${error.stack ?? error.message}${reason}`)
}

function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : ''
}
