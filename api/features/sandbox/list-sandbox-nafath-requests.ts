import { desc, eq } from 'drizzle-orm'
import type { Deps } from '#api/deps.ts'
import { sandboxNafathRequests } from '#api/kernel/db/schema/sandbox.ts'
import { presentSandboxNafath } from './present-sandbox-nafath.ts'

const MAX_REQUESTS = 20

/** The newest requests that Nafath has for a phone, newest first. */
export async function listSandboxNafathRequests({ db, clock }: Deps, phoneNumber: string) {
  const requests = await db
    .select()
    .from(sandboxNafathRequests)
    .where(eq(sandboxNafathRequests.phone, phoneNumber))
    .orderBy(desc(sandboxNafathRequests.createdAt))
    .limit(MAX_REQUESTS)
  return requests.map(request => presentSandboxNafath(request, clock()))
}
