import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Db } from '#api/db/client.ts'
import { sandboxCalls, sandboxMessages, sandboxNafathRequests } from '#api/db/schema/sandbox.ts'
import type { SandboxNafathRow } from '#api/providers/nafath/sandbox.ts'
import type { SandboxCallRow } from '#api/providers/voice-call/sandbox.ts'

const MESSAGES = 50
const REQUESTS = 20
const CALLS = 20

export const listMessages = (db: Db, phone: string) =>
  db
    .select()
    .from(sandboxMessages)
    .where(eq(sandboxMessages.phone, phone))
    .orderBy(desc(sandboxMessages.sentAt))
    .limit(MESSAGES)

export const listRequests = (db: Db, phone: string): Promise<SandboxNafathRow[]> =>
  db
    .select()
    .from(sandboxNafathRequests)
    .where(eq(sandboxNafathRequests.phone, phone))
    .orderBy(desc(sandboxNafathRequests.createdAt))
    .limit(REQUESTS)

export async function findSandboxRequest(db: Db, id: string): Promise<SandboxNafathRow | undefined> {
  const [request] = await db.select().from(sandboxNafathRequests).where(eq(sandboxNafathRequests.id, id))
  return request
}

export const listCalls = (db: Db, phone: string): Promise<SandboxCallRow[]> =>
  db.select().from(sandboxCalls).where(eq(sandboxCalls.phone, phone)).orderBy(desc(sandboxCalls.createdAt)).limit(CALLS)

export async function findSandboxCall(db: Db, id: string): Promise<SandboxCallRow | undefined> {
  const [call] = await db.select().from(sandboxCalls).where(eq(sandboxCalls.id, id))
  return call
}

/** Presses a key in a call in which none was pressed. */
export async function press(db: Db, id: string, digit: number): Promise<SandboxCallRow | undefined> {
  const [call] = await db
    .update(sandboxCalls)
    .set({ digit })
    .where(and(eq(sandboxCalls.id, id), isNull(sandboxCalls.digit)))
    .returning()
  return call
}
