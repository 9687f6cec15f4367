import type { Deps } from '#api/deps.ts'
import type { NafathRequest } from '#api/kernel/db/schema/nafath.ts'
import type { NafathOutcome } from '#api/outside/providers/providers.ts'
import { toNafathUpdate, updateNafathRequest } from '#api/people/applicants/nafath-requests.ts'
import { findRequest } from './nafath.store.ts'

/** Brings a live request up to date with Nafath. When Nafath does not respond, the request stays as it is. */
export async function refreshRequest(deps: Deps, request: NafathRequest): Promise<NafathRequest> {
  if (request.status !== 'SENT' && request.status !== 'pending') return request
  const reportedUpdate = toNafathUpdate(await askNafath(deps, request))
  const update = reportedUpdate ?? (isOverdue(request, deps.clock()) ? { status: 'expired' as const } : undefined)
  if (!update || update.status === request.status) return request
  await updateNafathRequest(deps, request, update)
  // Another call may have updated it first; the stored row decides.
  return (await findRequest(deps.db, request.id, request.applicantId)) ?? request
}

async function askNafath(
  { providers, log }: Deps,
  { id, reference, nationalId }: NafathRequest,
): Promise<NafathOutcome> {
  if (!reference) return { kind: 'waiting' }
  try {
    return await providers.nafath.outcome({ reference, nationalId })
  } catch (err) {
    log.warn(
      { err, nafathRequest: id },
      'Nafath did not respond. The next call checks the request again. If this repeats, check the connection to Nafath.',
    )
    return { kind: 'unavailable' }
  }
}

/** A review has no time limit; only waiting for the person ends after the lifetime. */
const isOverdue = ({ status, expiresAt }: NafathRequest, now: Date): boolean => status === 'SENT' && expiresAt <= now
