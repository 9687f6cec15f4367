import { desc, eq } from 'drizzle-orm'
import type { Deps } from '#api/deps.ts'
import { sandboxCalls } from '#api/kernel/db/schema/sandbox.ts'
import { presentSandboxCall } from './present-sandbox-call.ts'

const MAX_CALLS = 20

/** The newest calls to a phone, newest first. */
export async function listSandboxCalls({ db, clock }: Deps, phoneNumber: string) {
  const calls = await db
    .select()
    .from(sandboxCalls)
    .where(eq(sandboxCalls.phone, phoneNumber))
    .orderBy(desc(sandboxCalls.createdAt))
    .limit(MAX_CALLS)
  return calls.map(call => presentSandboxCall(call, clock()))
}
