import { and, eq, inArray, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#api/kernel/db/client.ts'
import { prepareSql } from '#api/kernel/db/prepared-query.ts'
import { at } from '#api/kernel/db/schema/columns.ts'
import { lockouts } from '#api/kernel/db/schema/security.ts'
import { addSeconds, CLOCK_TOLERANCE_SECONDS, secondsUntil } from '#api/kernel/platform/clock.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import {
  HARD_LOCK_LOCKOUTS,
  HARD_LOCK_WINDOW_SECONDS,
  LOCKOUT_FAILURES,
  LOCKOUT_SECONDS,
  LOCKOUT_WINDOW_SECONDS,
} from '#domain/constants.ts'

export interface LockoutKey {
  type: Lockout['type']
  /** An account's id, or a keyed hash of an identifier that has no account, so that both are locked alike; for staff see `staffLockouts`. */
  subject: string
}

type Lockout = typeof lockouts.$inferSelect

interface Rule {
  /** The failures within the window that lock. */
  failures: number
  /** True if each lock within a day is twice as long as the one before. Otherwise the third one is permanent. */
  isGrowing: boolean
}

const OF_CUSTOMERS: Rule = { failures: LOCKOUT_FAILURES, isGrowing: false }

const RULES: Record<Lockout['type'], Rule> = {
  login: OF_CUSTOMERS,
  recovery: OF_CUSTOMERS,
  // No lock of the staff is permanent. Otherwise anybody who knows an email could lock its owner out.
  staff_caller: { failures: LOCKOUT_FAILURES, isGrowing: true },
  staff_address: { failures: 20, isGrowing: true },
  staff_email: { failures: 50, isGrowing: true },
}

const LONGEST_LOCK_SECONDS = 86_400

/** The lockout of the sign-in; all its proofs share it. */
export const loginLockout = (subject: string): LockoutKey => ({ type: 'login', subject })

/** The lockout of the recovery. */
export const recoveryLockout = (subject: string): LockoutKey => ({ type: 'recovery', subject })

export type LockKind = 'soft' | 'hard'

/** The result of a failed attempt. */
export interface Failure {
  attemptsRemaining: number
  /** The lock that is now in force. */
  lock?: LockKind
  lockSeconds?: number
  /** True if this failure caused the lock. */
  isNewLock: boolean
}

/** The time is longer than any attempt takes. */
const ABANDONED_SECONDS = 60

const isKey = ({ type, subject }: LockoutKey) => and(eq(lockouts.type, type), eq(lockouts.subject, subject))

type Moment = Date | Placeholder

const within = (column: typeof lockouts.attempts | typeof lockouts.softLocks, seconds: number, now: Moment) =>
  sql`array(select each from unnest(${column}) each where each > ${at(now)} - ${seconds} * interval '1 second' and each <= ${at(now)} + ${CLOCK_TOLERANCE_SECONDS} * interval '1 second')`

const recentAttempts = (now: Moment) => within(lockouts.attempts, LOCKOUT_WINDOW_SECONDS, now)

const isOpen = (now: Moment) =>
  sql`${lockouts.hardLockedAt} is null and (${lockouts.lockedUntil} is null or ${lockouts.lockedUntil} <= ${at(now)})`

/**
 * Counts an attempt as failed before it is made, in one statement, so that concurrent calls cannot make more attempts than the rule
 * allows. A success takes it back. Throws `ACCOUNT_LOCKED`. Returns a refusal whose lock has to be committed instead of throwing it:
 * `RATE_LIMITED` while all attempts are under way, `ACCOUNT_LOCKED` when they were abandoned.
 */
export async function countAttempt(db: Db, key: LockoutKey, now: Date): Promise<PlinkError | undefined> {
  if (await countIfOpen(db, key, now)) return undefined
  await requireUnlocked(db, key, now)
  if (await areAbandoned(db, key, now)) return lockErrorOf(await failAttempt(db, key, now)) ?? lockedError('soft')
  return new PlinkError('RATE_LIMITED', { retryAfterSeconds: 1 })
}

const { placeholder } = sql
const NOW = placeholder('now')

const insertAttempt = prepareSql(
  sql`
    insert into ${lockouts} (type, subject, attempts, soft_locks, updated_at)
    values (${placeholder('type')}, ${placeholder('subject')}, array[${at(NOW)}], '{}', ${at(NOW)})
    on conflict (type, subject) do update set attempts = ${recentAttempts(NOW)} || ${at(NOW)}, updated_at = excluded.updated_at
    where ${isOpen(NOW)} and cardinality(${recentAttempts(NOW)}) < ${placeholder('failures')}
    returning ${lockouts.type}`,
  { type: lockouts.type },
)

/** Counts an attempt if the subject has one left. Returns whether it was counted. */
export async function countIfOpen(db: Db, key: LockoutKey, now: Date): Promise<boolean> {
  const { failures } = RULES[key.type]
  return (await insertAttempt(db, { ...key, failures, now: now.toISOString() })).length > 0
}

/** Returns whether the process that made the last attempt died before it could lock. */
async function areAbandoned(db: Db, key: LockoutKey, now: Date): Promise<boolean> {
  const latest = sql`(select max(each) from unnest(${lockouts.attempts}) each)`
  const isOld = sql`${latest} <= ${at(addSeconds(now, -ABANDONED_SECONDS))}`
  return (await db.$count(lockouts, and(isKey(key), isOld))) > 0
}

/** Keeps the attempt counted as failed, and locks when it was the last one allowed. */
export async function failAttempt(db: Db, key: LockoutKey, now: Date): Promise<Failure> {
  const recent = recentAttempts(now)
  const { failures, isGrowing } = RULES[key.type]
  const earlierLocks = within(lockouts.softLocks, HARD_LOCK_WINDOW_SECONDS, now)
  const hardLockedAt = sql`case when cardinality(${earlierLocks}) + 1 >= ${HARD_LOCK_LOCKOUTS} then ${at(now)} end`
  const [lockout] = await db
    .update(lockouts)
    .set({
      attempts: [],
      lockedUntil: isGrowing ? growingLockEnd(earlierLocks, now) : addSeconds(now, LOCKOUT_SECONDS),
      softLocks: sql`${earlierLocks} || ${at(now)}`,
      hardLockedAt: isGrowing ? null : hardLockedAt,
      updatedAt: now,
    })
    .where(and(isKey(key), isOpen(now), sql`cardinality(${recent}) >= ${failures}`))
    .returning({ hardLockedAt: lockouts.hardLockedAt, lockedUntil: lockouts.lockedUntil })
  if (lockout) return { attemptsRemaining: 0, ...lockOf(key, lockout, now), isNewLock: true }
  // This is a write, so that the commit takes equally long for an identifier without an account, which has no event to write.
  const [row] = await db
    .update(lockouts)
    .set({ updatedAt: now })
    .where(isKey(key))
    .returning({
      count: sql<number>`cardinality(${recent})`,
      isOpen: sql<boolean>`${isOpen(now)}`,
      hardLockedAt: lockouts.hardLockedAt,
      lockedUntil: lockouts.lockedUntil,
    })
  if (row && !row.isOpen) return { attemptsRemaining: 0, ...lockOf(key, row, now), isNewLock: false }
  return { attemptsRemaining: failures - (row?.count ?? 0), isNewLock: false }
}

const growingLockEnd = (earlierLocks: SQL, now: Date): SQL =>
  sql`${at(now)} + least(${LOCKOUT_SECONDS} * power(2, cardinality(${earlierLocks})), ${LONGEST_LOCK_SECONDS}) * interval '1 second'`

function lockOf(
  key: LockoutKey,
  { hardLockedAt, lockedUntil }: Pick<Lockout, 'hardLockedAt' | 'lockedUntil'>,
  now: Date,
): Pick<Failure, 'lock' | 'lockSeconds'> {
  if (hardLockedAt) return { lock: 'hard' }
  return { lock: 'soft', ...(lockedUntil && { lockSeconds: secondsLeft(key, lockedUntil, now) }) }
}

/** The error of the lock, if there is one: the failure that causes a lock gets it too. */
export const lockErrorOf = ({ lock, lockSeconds }: Failure): PlinkError | undefined =>
  lock && lockedError(lock, lockSeconds)

/** Removes the count of an attempt that succeeded or was not made. */
export async function refundAttempt(db: Db, key: LockoutKey, countedAt: Date): Promise<void> {
  const { attempts } = lockouts
  const position = sql`array_position(${attempts}, ${at(countedAt)})`
  await db
    .update(lockouts)
    .set({ attempts: sql`${attempts}[: ${position} - 1] || ${attempts}[${position} + 1 :]` })
    .where(and(isKey(key), sql`${position} is not null`))
}

const emptyAttempts = prepareSql(
  sql`update ${lockouts} set attempts = '{}' where type = ${placeholder('type')} and subject = ${placeholder('subject')}`,
  {},
)

/** Clears the counted failures, but not the locks. */
export async function clearAttempts(db: Db, { type, subject }: LockoutKey): Promise<void> {
  await emptyAttempts(db, { type, subject })
}

/** Ends a soft lock after the owner was verified in another way. A hard lock stays. Returns whether there was a soft lock. */
export async function endSoftLock(tx: Db, key: LockoutKey, now: Date): Promise<boolean> {
  const [row] = await tx.select().from(lockouts).where(isKey(key)).for('update')
  await tx
    .update(lockouts)
    .set({ attempts: [], lockedUntil: null })
    .where(and(isKey(key), isNull(lockouts.hardLockedAt)))
  return Boolean(row?.lockedUntil && row.lockedUntil > now && !row.hardLockedAt)
}

/** Ends every lock of an account, hard locks too, and clears its failures. Returns how many locks it ended. */
export async function endLocks(tx: Db, accountId: string, now: Date): Promise<number> {
  const rows = await tx.select().from(lockouts).where(ofAccount(accountId)).orderBy(lockouts.type).for('update')
  const locks = rows.filter(row => isLocked(row, now))
  await tx
    .update(lockouts)
    .set({ attempts: [], lockedUntil: null, softLocks: [], hardLockedAt: null, updatedAt: now })
    .where(ofAccount(accountId))
  return locks.length
}

/** Forgets the failures and the locks of an account. */
export async function deleteLockouts(tx: Db, accountId: string): Promise<void> {
  await tx.delete(lockouts).where(ofAccount(accountId))
}

/** The locks of an account. */
export async function locksOf(db: Db, accountId: string, now: Date) {
  const rows = await db.select().from(lockouts).where(ofAccount(accountId)).orderBy(lockouts.type)
  return rows.filter(row => isLocked(row, now))
}

/** Never matches the locks of the staff, whose subjects are hashes. Rows of other types are deleted once they have expired. */
const ofAccount = (accountId: string) =>
  and(eq(lockouts.subject, accountId), inArray(lockouts.type, ['login', 'recovery']))

const isLocked = ({ hardLockedAt, lockedUntil }: Lockout, now: Date): boolean =>
  hardLockedAt !== null || (lockedUntil !== null && lockedUntil > now)

/** Throws `ACCOUNT_LOCKED` while the subject is locked. */
export async function requireUnlocked(db: Db, key: LockoutKey, now: Date): Promise<void> {
  const [row] = await db.select().from(lockouts).where(isKey(key))
  if (row?.hardLockedAt) throw lockedError('hard')
  if (row?.lockedUntil && row.lockedUntil > now) throw lockedError('soft', secondsLeft(key, row.lockedUntil, now))
}

/** The time is capped at the length of the longest lock, because a sandbox account has a lock that does not expire. */
const secondsLeft = ({ type }: LockoutKey, lockedUntil: Date, now: Date): number =>
  Math.min(secondsUntil(lockedUntil, now), RULES[type].isGrowing ? LONGEST_LOCK_SECONDS : LOCKOUT_SECONDS)

/** Throws `ACCOUNT_LOCKED` for a hard lock, which only the call center ends. */
export async function requireNotHardLocked(db: Db, key: LockoutKey): Promise<void> {
  const [row] = await db.select().from(lockouts).where(isKey(key))
  if (row?.hardLockedAt) throw lockedError('hard')
}

export function lockedError(kind: LockKind, seconds = LOCKOUT_SECONDS): PlinkError {
  if (kind === 'soft') {
    return new PlinkError('ACCOUNT_LOCKED', { reason: kind, retryAfterSeconds: seconds })
  }
  return new PlinkError('ACCOUNT_LOCKED', {
    error: 'Your account is permanently locked. Please contact the call center.',
    reason: kind,
  })
}
