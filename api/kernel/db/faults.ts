import { DrizzleQueryError } from 'drizzle-orm'

/** No connection could be had, so nothing was sent. */
export class NotConnected extends Error {
  override name = 'NotConnected'

  constructor(cause: unknown) {
    super('There is no connection to the database', { cause })
  }
}

/** Postgres starts or ends, has no connection left, takes no writes, or has rolled back one of two that were in each other's way. */
const NOT_RUN = /^(57P03|53300|25006|40001|40P01)$/
/** PgBouncer says so to a client that waits for a connection to Postgres, always with 08P01. */
const NOT_RUN_BY_POOLER =
  /^(query_wait_timeout|server login (has been failing|failed)|pgbouncer cannot connect|no more connections allowed|the database system is)/
const ROLLED_BACK = /^(40001|40P01)$/
/** The connection ended, and with it the answer. */
const LOST = /^(08...|57P0[1245]|ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|ENOENT|EAI_AGAIN)$/
const LOST_MESSAGE = /^(Connection terminated|Client (has encountered|was closed)|Query read timeout)/
/** Of connecting. Whoever has waited for so long does not wait again. */
const TIMEOUT_MESSAGE = /^(timeout exceeded when|Connection terminated due to connection timeout)/

/** The server did not run the statement, or has rolled it back: it may be repeated, also if it writes. */
export function isNotRun(cause: unknown): boolean {
  if (cause instanceof NotConnected) return isNotRun(cause.cause) || isLost(cause.cause)
  const { code, message } = driverError(cause)
  return NOT_RUN.test(code) || NOT_RUN_BY_POOLER.test(message)
}

/** Whether a statement or a commit took effect is unknown. What only reads, or is not committed, may be repeated. */
export function isLost(cause: unknown): boolean {
  const { code, message } = driverError(cause)
  return !TIMEOUT_MESSAGE.test(message) && (LOST.test(code) || LOST_MESSAGE.test(message))
}

/** Certain even for a commit. */
export const isRolledBack = (cause: unknown): boolean => ROLLED_BACK.test(driverError(cause).code)

/** Of a statement or of connecting. Errors that transactions throw may come from elsewhere, with the same codes. */
export const isOfDatabase = (cause: unknown): boolean =>
  cause instanceof DrizzleQueryError || cause instanceof NotConnected

/** Why the database cannot be used, as `/health/ready` says it. */
export type Fault = 'unreachable' | 'read_only' | 'disk_full' | 'busy'

export function faultOf(cause: unknown): Fault {
  const { code, message } = driverError(cause)
  if (code === '25006') return 'read_only'
  if (code === '53100' || DISK_FULL_MESSAGE.test(message)) return 'disk_full'
  return code === '53300' || BUSY_MESSAGE.test(message) ? 'busy' : 'unreachable'
}

/** Of a new connection, which writes that file if it is missing. It has the code of an internal error. */
const DISK_FULL_MESSAGE = /^could not write init file/

/** The pool's own message. */
export const NO_CONNECTION_FREE = 'timeout exceeded when trying to connect'
const BUSY_MESSAGE = new RegExp(`^(${NO_CONNECTION_FREE}|no more connections allowed|query_wait_timeout)`)

/** The innermost error, which is the driver's. That of a timeout hides why it waited. */
function driverError(cause: unknown): { code: string; message: string } {
  if (!(cause instanceof Error)) return { code: '', message: '' }
  if (cause.cause instanceof Error && !TIMEOUT_MESSAGE.test(cause.message)) return driverError(cause.cause)
  return { code: 'code' in cause ? String(cause.code) : '', message: cause.message }
}
