import { randomUUID } from 'node:crypto'
import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import type { AdminRole } from '#api/contract/generated/schemas.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { type Admin, adminSessions, admins } from '#api/kernel/db/schema/admin.ts'
import { addSeconds } from '#api/kernel/platform/clock.ts'
import { newToken, sha256 } from '#api/kernel/platform/cryptography.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { ADMIN_IDLE_SECONDS, ADMIN_SESSION_SECONDS } from '#domain/constants.ts'

/** A member of the staff who holds the token of a live session. */
export interface AdminBearer {
  admin: { id: string; email: string; name: string; role: AdminRole }
  adminSessionId: string
}

const isLive = (now: Date) =>
  and(
    isNull(adminSessions.endedAt),
    gt(adminSessions.expiresAt, now),
    gt(adminSessions.lastUsedAt, addSeconds(now, -ADMIN_IDLE_SECONDS)),
  )

/**
 * Opens a session for an administrator whose password was just verified. Throws `ADMIN_LOGIN_FAILED` if the password was changed or the
 * account was disabled in the meantime.
 */
export async function openAdminSession(tx: Db, admin: Admin, now: Date): Promise<{ token: string; expiresAt: Date }> {
  const [current] = await tx.select().from(admins).where(eq(admins.id, admin.id)).for('share')
  if (current?.passwordHash !== admin.passwordHash || current.disabledAt) throw new PlinkError('ADMIN_LOGIN_FAILED')
  const token = newToken()
  const expiresAt = addSeconds(now, ADMIN_SESSION_SECONDS)
  const session = {
    id: randomUUID(),
    adminId: admin.id,
    tokenHash: sha256(token),
    createdAt: now,
    lastUsedAt: now,
    expiresAt,
  }
  await tx.insert(adminSessions).values(session)
  return { token, expiresAt }
}

/** The owner of the token, if the session is live and the account is enabled. */
export async function findAdminSession(token: string, db: Db, now: Date): Promise<AdminBearer | undefined> {
  const [row] = await db
    .select({ session: adminSessions, admin: admins })
    .from(adminSessions)
    .innerJoin(admins, eq(admins.id, adminSessions.adminId))
    .where(and(eq(adminSessions.tokenHash, sha256(token)), isLive(now), isNull(admins.disabledAt)))
  if (!row) return undefined
  await recordUse(db, row.session, now)
  const { id, email, name, role } = row.admin
  return { admin: { id, email, name, role }, adminSessionId: row.session.id }
}

async function recordUse(db: Db, { id, lastUsedAt }: typeof adminSessions.$inferSelect, now: Date): Promise<void> {
  if (lastUsedAt >= now) return
  const isOlder = and(eq(adminSessions.id, id), lt(adminSessions.lastUsedAt, now))
  await db.update(adminSessions).set({ lastUsedAt: now }).where(isOlder)
}

export async function endAdminSession(tx: Db, sessionId: string, now: Date): Promise<void> {
  await tx
    .update(adminSessions)
    .set({ endedAt: now })
    .where(and(eq(adminSessions.id, sessionId), isNull(adminSessions.endedAt)))
}

export async function endAdminSessions(tx: Db, adminId: string, now: Date): Promise<void> {
  await tx
    .update(adminSessions)
    .set({ endedAt: now })
    .where(and(eq(adminSessions.adminId, adminId), isNull(adminSessions.endedAt)))
}
