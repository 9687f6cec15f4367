import { randomUUID } from 'node:crypto'
import { and, desc, eq, getTableColumns, gt, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Device, ErrorCode, Session } from '#api/contract/generated/schemas.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { prepareSql } from '#api/kernel/db/prepared-query.ts'
import { type Account, accounts } from '#api/kernel/db/schema/auth.ts'
import { at } from '#api/kernel/db/schema/columns.ts'
import { profiles } from '#api/kernel/db/schema/profiles.ts'
import { securityEvents } from '#api/kernel/db/schema/security.ts'
import { devices, refreshTokens, sessions } from '#api/kernel/db/schema/sessions.ts'
import { addSeconds, type Clock } from '#api/kernel/platform/clock.ts'
import { newToken, sha256 } from '#api/kernel/platform/cryptography.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { notify } from '#api/people/notifications/notify.ts'
import { REFRESH_TOKEN_SECONDS, SESSION_SECONDS } from '#domain/constants.ts'
import { fingerprintOf, toDevice } from './devices.ts'
import { clearAttempts, loginLockout } from './lockouts.ts'
import { recordSecurityEvents } from './security-events.ts'

/** A caller who may act for a business. `account` is the one that opened it, to which its money belongs. */
export interface AccountBearer {
  account: Account
}

/** A customer who holds an access token of a live session. */
export interface SessionBearer extends AccountBearer {
  /** The person who is signed in: `account` itself or a member. Codes, sessions and sign-in events belong to this person. */
  person: Account
  sessionId: string
  tokenExpiresAt: Date
  /** How far the clock of the account is ahead of ours: in the sandbox, otherwise 0. */
  millisecondsAhead: number
}

/** A session with the refresh token that now goes with it. */
export interface OpenSession {
  accountId: string
  sessionId: string
  refreshToken: string
  refreshTokenExpiresAt: Date
  /** False for a customer who left sign-up before its last step. */
  hasProfile: boolean
}

export interface NewSession extends OpenSession {
  deviceId: string
}

/** Why a session ended, for the account's events. */
export type EndReason = 'logout' | 'owner' | 'reset' | 'password_changed' | 'token_reused' | 'admin'

const isLive = (now: Date) => and(isNull(sessions.endedAt), gt(sessions.expiresAt, now))

/**
 * Opens a session for an account that has just proved its password. A password change in the meantime ends all sessions, this one
 * too. Tells the owner about a device that is new to the account.
 * @param errorCode the error to throw then
 */
export async function openSession(
  tx: Db,
  account: Account,
  device: Device,
  now: Date,
  errorCode: ErrorCode = 'LOGIN_EXPIRED',
): Promise<NewSession> {
  // Every transaction locks the lockout before the account, so that there is no deadlock.
  await clearAttempts(tx, loginLockout(account.id))
  const sessionId = randomUUID()
  const refreshToken = newToken()
  const expiresAt = addSeconds(now, REFRESH_TOKEN_SECONDS)
  const [row] = await insertSession(tx, {
    accountId: account.id,
    passwordHash: account.passwordHash,
    newDeviceId: randomUUID(),
    ...device,
    fingerprint: fingerprintOf(device),
    sessionId,
    tokenHash: sha256(refreshToken),
    expiresAt: expiresAt.toISOString(),
    eventId: randomUUID(),
    now: now.toISOString(),
  })
  if (!row) throw new PlinkError(errorCode)
  const { isNewDevice, ...session } = row
  if (isNewDevice)
    await notify(tx, { to: account.id, message: { key: 'new_device', platform: device.platform }, at: now })
  return { accountId: account.id, sessionId, refreshToken, refreshTokenExpiresAt: expiresAt, ...session }
}

const { placeholder } = sql

/** Looks for a profile of the account's business. The aliases are needed because drizzle omits table names in a statement with a single table. */
const profileExists = (owner: SQL) =>
  sql<boolean>`exists(select from ${profiles} profile join ${accounts} holder on profile.account_id = coalesce(holder.business_id, holder.id) where holder.id = ${owner}.account_id)`

/**
 * A session with device, refresh token and event, in one statement. Writes nothing when the password is no longer the one that was proved.
 * A device is new when it signs in for the first time and is not the account's first one.
 */
const insertSession = prepareSql(
  sql`
    with proved as (
      select id from ${accounts} where id = ${placeholder('accountId')} and password_hash = ${placeholder('passwordHash')} for share
    ), earlier as (
      select count(*) > 0 and not coalesce(bool_or(fingerprint = ${placeholder('fingerprint')}), false) as is_new
      from ${devices} where account_id = ${placeholder('accountId')} and last_signed_in_at is not null
    ), device as (
      insert into ${devices} (id, account_id, fingerprint, platform, user_agent, screen_resolution, timezone, last_signed_in_at)
      select ${placeholder('newDeviceId')}::uuid, id, ${placeholder('fingerprint')}, ${placeholder('platform')}, ${placeholder('userAgent')},
        ${placeholder('screenResolution')}, ${placeholder('timezone')}, ${placeholder('now')}::timestamptz from proved
      on conflict (account_id, fingerprint) do update set last_signed_in_at = excluded.last_signed_in_at
      returning id, account_id
    ), opened as (
      insert into ${sessions} (id, account_id, device_id, created_at, last_used_at, expires_at)
      select ${placeholder('sessionId')}::uuid, account_id, id, ${placeholder('now')}::timestamptz, ${placeholder('now')}::timestamptz,
        ${placeholder('expiresAt')}::timestamptz from device
      returning id
    ), token as (
      insert into ${refreshTokens} (token_hash, session_id, expires_at)
      select ${placeholder('tokenHash')}, id, ${placeholder('expiresAt')}::timestamptz from opened
    ), event as (
      insert into ${securityEvents} (id, account_id, type, device_id, is_new_device, at)
      select ${placeholder('eventId')}::uuid, account_id, 'signed_in', id, is_new, ${placeholder('now')}::timestamptz from device, earlier
    )
    select id, is_new, ${profileExists(sql`device`)} from device, earlier`,
  { deviceId: devices.id, isNewDevice: sql<boolean>`is_new`, hasProfile: sql<boolean>`has_profile` },
)

async function addToken(tx: Db, sessionId: string, expiresAt: Date): Promise<string> {
  const token = newToken()
  await tx.insert(refreshTokens).values({ tokenHash: sha256(token), sessionId, expiresAt })
  return token
}

/** Returns the session of the token, even if the session or the token is no longer valid. */
export async function findSession(db: Db, refreshToken: string, now: Date) {
  const [row] = await db
    .select({ session: sessions, rotatedAt: refreshTokens.rotatedAt })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .where(eq(refreshTokens.tokenHash, sha256(refreshToken)))
  if (!row) return undefined
  const { id, accountId, endedAt, expiresAt } = row.session
  return { id, accountId, rotatedAt: row.rotatedAt, isLive: endedAt === null && expiresAt > now }
}

/**
 * Exchanges the live token of a live session; undefined for any other token. Of concurrent calls one succeeds.
 * @param present returns the result for the session, within the transaction
 */
export async function rotateToken<Result>(
  db: Db,
  refreshToken: string,
  clock: Clock,
  present: (tx: Db, session: OpenSession) => Promise<Result>,
): Promise<Result | undefined> {
  const isMine = and(eq(refreshTokens.tokenHash, sha256(refreshToken)), isNull(refreshTokens.rotatedAt))
  return db.transaction(async tx => {
    const [mine] = await tx.select().from(refreshTokens).where(isMine).for('update')
    if (!mine) return undefined
    const now = clock()
    const [session] = await tx
      .update(sessions)
      .set({ lastUsedAt: now, expiresAt: nextExpiry(now) })
      .where(and(eq(sessions.id, mine.sessionId), isLive(now)))
      .returning({ ...getTableColumns(sessions), hasProfile: profileExists(sql`${sessions}`) })
    if (!session) return undefined
    const { id, accountId, expiresAt, hasProfile } = session
    await tx.update(refreshTokens).set({ rotatedAt: now }).where(isMine)
    const next = await addToken(tx, id, expiresAt)
    return present(tx, {
      accountId,
      sessionId: id,
      refreshToken: next,
      refreshTokenExpiresAt: expiresAt,
      hasProfile,
    })
  })
}

/** Returns a day from now, at most the maximum lifetime of a session. */
const nextExpiry = (now: Date) =>
  sql`least(${at(addSeconds(now, REFRESH_TOKEN_SECONDS))}, ${sessions.createdAt} + ${SESSION_SECONDS} * interval '1 second')`

/** Ends the matching live sessions of an account and records that. Returns how many it ended. */
async function endWhere(db: Db, accountId: string, which: SQL | undefined, reason: EndReason, now: Date) {
  return db.transaction(async tx => {
    const rows = await tx
      .update(sessions)
      .set({ endedAt: now })
      .where(and(eq(sessions.accountId, accountId), isLive(now), which))
      .returning({ deviceId: sessions.deviceId })
    const events = rows.map(({ deviceId }) => ({
      accountId,
      type: 'session_ended' as const,
      reason,
      deviceId,
      at: now,
    }))
    await recordSecurityEvents(tx, ...events)
    return rows.length
  })
}

export const endSession = async (db: Db, accountId: string, sessionId: string, reason: EndReason, now: Date) =>
  (await endWhere(db, accountId, eq(sessions.id, sessionId), reason, now)) > 0

export const endOtherSessions = (db: Db, accountId: string, sessionId: string, reason: EndReason, now: Date) =>
  endWhere(db, accountId, ne(sessions.id, sessionId), reason, now)

export const endAllSessions = (db: Db, accountId: string, reason: EndReason, now: Date) =>
  endWhere(db, accountId, undefined, reason, now)

/** The live sessions with their devices, the most recently used first. */
export const liveSessions = (db: Db, accountId: string, now: Date) =>
  db
    .select({ session: sessions, device: devices })
    .from(sessions)
    .innerJoin(devices, eq(devices.id, sessions.deviceId))
    .where(and(eq(sessions.accountId, accountId), isLive(now)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt))

/** Returns whether the session was ended. Its access token is then refused before it expires. */
export async function hasSessionEnded(db: Db, sessionId: string): Promise<boolean> {
  const isEnded = and(eq(sessions.id, sessionId), isNotNull(sessions.endedAt))
  return (await db.select({ id: sessions.id }).from(sessions).where(isEnded)).length > 0
}

/** Locks a live session until the transaction ends and returns its device. */
export async function lockSessionDevice(tx: Db, sessionId: string, now: Date): Promise<Device | undefined> {
  const [row] = await tx
    .select({ device: devices })
    .from(sessions)
    .innerJoin(devices, eq(devices.id, sessions.deviceId))
    .where(and(eq(sessions.id, sessionId), isLive(now)))
    .for('update', { of: sessions })
  return row?.device
}

type SessionRow = Awaited<ReturnType<typeof liveSessions>>[number]

export const toSession = ({ session, device }: SessionRow, currentId: string): Session => ({
  id: session.id,
  device: toDevice(device),
  isCurrent: session.id === currentId,
  createdAt: session.createdAt.toISOString(),
  lastUsedAt: session.lastUsedAt.toISOString(),
})
