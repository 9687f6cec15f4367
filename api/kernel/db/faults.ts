import { DrizzleQueryError } from 'drizzle-orm'

/** There was no connection, so nothing was sent. */
export class NotConnected extends Error {
  override name = 'NotConnected'

  constructor(cause: unknown) {
    super('There is no connection to the database', { cause })
  }
}

/** Postgres is starting or stopping, has no connection left, is read-only, or has rolled back a transaction because of a conflict. */
const NOT_RUN = /^(57P03|53300|25006|40001|40P01)$/
/** PgBouncer's messages to a client that waits for a connection to Postgres. Their code is always 08P01. */
const NOT_RUN_BY_POOLER =
  /^(query_wait_timeout|server login (has been failing|failed)|pgbouncer cannot connect|no more connections allowed|the database system is)/
const ROLLED_BACK = /^(40001|40P01)$/
/** The connection ended before the response arrived. */
const LOST = /^(08...|57P0[1245]|ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|ENOENT|EAI_AGAIN)$/
const LOST_MESSAGE = /^(Connection terminated|Client (has encountered|was closed)|Query read timeout)/
/** The time-outs of connecting. They are not retried, because the caller has waited for so long already. */
const TIMEOUT_MESSAGE = /^(timeout exceeded when|Connection terminated due to connection timeout)/

/** Whether the server did not run the statement, or has rolled it back. It may then be repeated, even if it writes. */
export function isNotRun(cause: unknown): boolean {
  if (cause instanceof NotConnected) return isNotRun(cause.cause) || isLost(cause.cause)
  const { code, message } = driverError(cause)
  return NOT_RUN.test(code) || NOT_RUN_BY_POOLER.test(message)
}

/** Whether it is unknown if a statement or a commit took effect. A read, or a transaction that was not committed, may be repeated. */
export function isLost(cause: unknown): boolean {
  const { code, message } = driverError(cause)
  return !TIMEOUT_MESSAGE.test(message) && (LOST.test(code) || LOST_MESSAGE.test(message))
}

/** Whether the transaction was rolled back for certain, even if the error is of its commit. */
export const isRolledBack = (cause: unknown): boolean => ROLLED_BACK.test(driverError(cause).code)

/** Whether the error is of a statement or of connecting. Errors that transactions throw may come from elsewhere, with the same codes. */
export const isOfDatabase = (cause: unknown): boolean =>
  cause instanceof DrizzleQueryError || cause instanceof NotConnected

/** The reason why the database cannot be used, as `/health/ready` reports it. */
export type Fault = 'unreachable' | 'read_only' | 'disk_full' | 'busy' | 'certificate' | 'unwritable'

export function faultOf(cause: unknown): Fault {
  const { code, message } = driverError(cause)
  if (code === '25006') return 'read_only'
  if (CERTIFICATE.test(code)) return 'certificate'
  if (DISK_FULL.test(code) || DISK_FULL_MESSAGE.test(message)) return 'disk_full'
  if (isUnwritable(cause)) return 'unwritable'
  return code === '53300' || BUSY_MESSAGE.test(message) ? 'busy' : 'unreachable'
}

/** Node's codes for a server whose certificate does not prove who it is. */
const CERTIFICATE =
  /^(CERT_|CRL_|DEPTH_ZERO_|ERROR_IN_C|SELF_SIGNED_|UNABLE_TO_|INVALID_(CA|PURPOSE)|PATH_LENGTH_EXCEEDED|ERR_TLS_CERT)/

/** The codes of Postgres and of the operating system for a disk, or a user's part of it, that is full. */
const DISK_FULL = /^(53100|ENOSPC|EDQUOT)$/

/** Whether the folder of the embedded database cannot be written to. Connecting may fail with the same codes. */
function isUnwritable(cause: unknown): boolean {
  const { code, message, syscall } = driverError(cause)
  return (/^(EROFS|EACCES|EPERM|EIO)$/.test(code) && syscall !== 'connect') || /Read-only file system/.test(message)
}

/** The error of a new connection that cannot write this file. It has the code of an internal error. */
const DISK_FULL_MESSAGE = /^could not write init file/

/** The pool's own message. */
export const NO_CONNECTION_FREE = 'timeout exceeded when trying to connect'
const BUSY_MESSAGE = new RegExp(`^(${NO_CONNECTION_FREE}|no more connections allowed|query_wait_timeout)`)

/** Returns the innermost error, which is the driver's. For a time-out it returns the outer one, because the inner one does not say why it waited. */
function driverError(cause: unknown): { code: string; message: string; syscall: string } {
  if (!(cause instanceof Error)) return { code: '', message: '', syscall: '' }
  if (cause.cause instanceof Error && !TIMEOUT_MESSAGE.test(cause.message)) return driverError(cause.cause)
  return {
    code: 'code' in cause ? String(cause.code) : '',
    message: cause.message,
    syscall: 'syscall' in cause ? String(cause.syscall) : '',
  }
}
