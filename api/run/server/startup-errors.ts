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
  EAI_AGAIN: 'The name of the database’s host could not be looked up. Check DATABASE_URL and the name server.',
  '57P03':
    'The database is starting or stopping. Start again in a moment, and look into the log of the database if this stays.',
  '28P01': 'The database refuses the user or password of DATABASE_URL.',
  '28000': 'The database refuses the user of DATABASE_URL.',
  '3D000': 'The database that DATABASE_URL names does not exist. Create it first; the server then creates the tables.',
  '42501':
    'The role may not do this in the database. For migrations, set MIGRATION_DATABASE_URL to the role that owns the tables, which needs CREATE on the database and on its schema public.',
}

const OF_UNKNOWN_CA =
  'The certificate of the database is not signed by a known CA. Get the certificate of its CA, and set DATABASE_CA_FILE to that file, or sslrootcert in the URL.'

/** Node's codes for certificates of the database. */
const ADVICE_ON_CERTIFICATES: Record<string, string> = {
  DEPTH_ZERO_SELF_SIGNED_CERT:
    'The certificate of the database is signed by itself. If that is meant, copy it from the database server and set DATABASE_CA_FILE to the copy.',
  SELF_SIGNED_CERT_IN_CHAIN: OF_UNKNOWN_CA,
  UNABLE_TO_GET_ISSUER_CERT: OF_UNKNOWN_CA,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: OF_UNKNOWN_CA,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: OF_UNKNOWN_CA,
  CERT_SIGNATURE_FAILURE: OF_UNKNOWN_CA,
  CERT_HAS_EXPIRED:
    'The certificate of the database, or of its CA, has expired. Renew it, and check the clock of this machine.',
  CERT_NOT_YET_VALID:
    'The certificate of the database is not valid yet. Check the clocks of this machine and of the CA.',
  CERT_REVOKED:
    'The certificate of the database was revoked, as the file of sslcrl says. Give the database another certificate, and find out why this one was revoked.',
  CRL_HAS_EXPIRED:
    'The list of revoked certificates has expired. Replace the file of sslcrl with the current one of the CA.',
  UNABLE_TO_GET_CRL:
    'The file of sslcrl is not the list of the CA that signed the certificate of the database. Get the list of that CA.',
  ERR_TLS_CERT_ALTNAME_INVALID:
    'The certificate of the database is for another host. Use the name in the certificate as host of DATABASE_URL, or get a certificate for this host.',
}

/** Messages without a code of their own. */
const ADVICE_ON_MESSAGES: [RegExp, string][] = [
  [
    /^(timeout expired|Connection terminated due to connection timeout)/,
    'The database did not respond in time. Check the host and port in DATABASE_URL, firewalls, and whether the database is overloaded.',
  ],
  [
    /^(Connection terminated|Client network socket disconnected)/,
    'The connection to the database was cut. Start again, and check the network and the log of the database if this stays. A migration that was cut is repeated.',
  ],
  [
    /^The server does not support SSL connections/,
    'The database does not encrypt connections, and the URL asks for it. Set ssl=on in postgresql.conf. On one machine, sslmode=disable does without.',
  ],
  [
    /no pg_hba.conf entry .*no encryption/,
    'The database accepts this user only with TLS. Add sslmode=verify-full to the URL, and for a CA of your own set DATABASE_CA_FILE.',
  ],
  [
    /requires a valid client certificate/,
    'The database asks for a certificate of this user. Add sslcert=<file> and sslkey=<file> to the URL.',
  ],
]

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
  const [, onMessage] = ADVICE_ON_MESSAGES.find(([pattern]) => pattern.test(error.message)) ?? []
  return (
    onMessage ??
    ADVICE_ON_CERTIFICATES[codeOf(error)] ??
    ADVICE[codeOf(error)] ??
    (fault === 'unreachable' ? undefined : WHAT_TO_DO[fault])
  )
}

/** Removes the end of Drizzle's message: the values of the statement, which may be a customer's. */
const withoutParameters = (text: string) => text.replace(/\n?,? ?params: [^\n]*/g, '')

function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : ''
}
