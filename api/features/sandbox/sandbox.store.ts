import { eq } from 'drizzle-orm'
import type { Db } from '#api/db/client.ts'
import { sandboxNafathRequests } from '#api/db/schema/sandbox.ts'
import { PlinkError } from '#api/platform/plink-error.ts'
import type { SandboxNafathRow } from '#api/sandbox/nafath.ts'

/** Throws `NAFATH_SESSION_NOT_FOUND`. */
export async function requireSandboxRequest(db: Db, id: string): Promise<SandboxNafathRow> {
  const [request] = await db.select().from(sandboxNafathRequests).where(eq(sandboxNafathRequests.id, id))
  if (!request) throw new PlinkError('NAFATH_SESSION_NOT_FOUND')
  return request
}
