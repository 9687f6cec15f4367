import { eq } from 'drizzle-orm'
import type { Deps } from '#api/deps.ts'
import { nafathRequests } from '#api/kernel/db/schema/nafath.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { toNafathUpdate, updateNafathRequest } from '#api/people/applicants/nafath-requests.ts'
import { senderUnknown } from './sender-unknown.ts'

/** Applies the status in a token. Only the signature proves that the caller is Nafath. */
export async function receiveNafathToken(
  deps: Deps,
  { requestId, token }: { requestId: string; token: string },
): Promise<void> {
  const { db, providers } = deps
  const [request] = await db.select().from(nafathRequests).where(eq(nafathRequests.id, requestId))
  if (!request) throw new PlinkError('NAFATH_SESSION_NOT_FOUND')
  const outcome = await providers.nafath.read({ token, nationalId: request.nationalId })
  if (!outcome) throw senderUnknown()
  // No token can be checked without the keys of Nafath. The error makes Nafath send it again.
  if (outcome.kind === 'unavailable') throw new PlinkError('SERVICE_UNAVAILABLE')
  const update = toNafathUpdate(outcome)
  if (update) await updateNafathRequest(deps, request, update)
}
