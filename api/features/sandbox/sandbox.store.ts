import { eq } from 'drizzle-orm'
import type { Db } from '#api/kernel/db/client.ts'
import { sandboxNafathRequests } from '#api/kernel/db/schema/sandbox.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import type { SandboxNafathRow } from '#api/outside/sandbox/nafath.ts'

/** Throws `NAFATH_SESSION_NOT_FOUND`. */
export async function requireSandboxRequest(db: Db, id: string): Promise<SandboxNafathRow> {
  const [request] = await db.select().from(sandboxNafathRequests).where(eq(sandboxNafathRequests.id, id))
  if (!request) throw new PlinkError('NAFATH_SESSION_NOT_FOUND')
  return request
}
