import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '#api/kernel/db/client.ts'
import { type LoginCall, loginCalls } from '#api/kernel/db/schema/sessions.ts'

const OPEN: LoginCall['status'][] = ['calling', 'pending']

export async function insertCall(db: Db, call: typeof loginCalls.$inferInsert): Promise<void> {
  await db.insert(loginCalls).values(call)
}

export async function findCall(db: Db, id: string): Promise<LoginCall | undefined> {
  const [call] = await db.select().from(loginCalls).where(eq(loginCalls.id, id))
  return call
}

/** The calls of the account whose stored status is open. */
export const openCalls = (db: Db, accountId: string): Promise<LoginCall[]> =>
  db
    .select()
    .from(loginCalls)
    .where(and(eq(loginCalls.accountId, accountId), inArray(loginCalls.status, OPEN)))

/** Changes the status of an open call. Returns whether the call was open. */
export async function updateCallStatus(db: Db, id: string, status: LoginCall['status']): Promise<boolean> {
  const rows = await db
    .update(loginCalls)
    .set({ status })
    .where(and(eq(loginCalls.id, id), inArray(loginCalls.status, OPEN)))
    .returning({ id: loginCalls.id })
  return rows.length > 0
}

/** Claims a confirmed call for the one sign-in that it completes. Returns false if it is already claimed. */
export async function claimCompletion(tx: Db, id: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(loginCalls)
    .set({ completedAt: now })
    .where(and(eq(loginCalls.id, id), eq(loginCalls.status, 'confirmed'), isNull(loginCalls.completedAt)))
    .returning({ id: loginCalls.id })
  return rows.length > 0
}
