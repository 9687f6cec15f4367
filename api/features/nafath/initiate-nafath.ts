import { randomUUID } from 'node:crypto'
import type { Deps } from '#api/deps.ts'
import { type Db, violatedUnique } from '#api/kernel/db/client.ts'
import { countOne } from '#api/kernel/db/counters.ts'
import type { NafathRequest } from '#api/kernel/db/schema/nafath.ts'
import type { Applicant } from '#api/kernel/db/schema/onboarding.ts'
import { addSeconds, secondsUntil } from '#api/kernel/platform/clock.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import {
  lockForStep,
  type OnboardingBearer,
  requireMatchingFacts,
  requireOpenStep,
} from '#api/people/applicants/applicant.ts'
import { newestNafathRequest, transitionLiveRequest } from '#api/people/applicants/nafath-requests.ts'
import { NAFATH_LIFETIME_SECONDS, NAFATH_REQUESTS_PER_HOUR } from '#domain/constants.ts'
import { expireOverdue, findLive, findRequest, insertRequest, storeStart } from './nafath.store.ts'
import { refreshRequest } from './refresh-request.ts'

const HOUR_SECONDS = 3600

interface Identity {
  nationalId: string
  phoneE164: string
}

const identityOf = ({ nationalId, phone }: Applicant) => ({ nationalId, phoneE164: phone })

/**
 * Starts a request, or returns the applicant's own one that is under review or approved.
 * @param address of the applicant, for Nafath
 */
export async function initiateNafath(
  deps: Deps,
  bearer: OnboardingBearer,
  identity: Identity,
  address: string,
): Promise<NafathRequest> {
  requireOpenStep('nafath', bearer)
  const { applicant } = bearer
  requireMatchingFacts({ ...identity }, identityOf(applicant))
  // The applicant who made the live request may never ask for its outcome.
  const live = await findLive(deps.db, identity.nationalId)
  if (live) await refreshRequest(deps, live)
  const { request, superseded } = await claimIdentity(deps, applicant.id, identity)
  if (superseded) await cancelAtNafath(deps, superseded)
  return request.status === 'SENT' ? sendToNafath(deps, request, { phone: applicant.phone, address }) : request
}

interface Claim {
  request: NafathRequest
  /** The applicant's own request that this one replaces. */
  superseded?: NafathRequest | undefined
}

/** Stores the request before Nafath is called, because the database allows one live request per ID. Returns a current request that is still valid. */
async function claimIdentity({ db, clock }: Deps, applicantId: string, identity: Identity): Promise<Claim> {
  const { nationalId } = identity
  const now = clock()
  const expiresAt = addSeconds(now, NAFATH_LIFETIME_SECONDS)
  try {
    return await db.transaction(async tx => {
      const applicant = await lockForStep(tx, applicantId, 'nafath')
      requireMatchingFacts({ ...identity }, identityOf(applicant))
      const newest = await newestNafathRequest(tx, applicantId, nationalId)
      if (newest && isStillValid(newest, applicant)) return { request: newest }
      await countRequest(tx, applicantId, now)
      await expireOverdue(tx, nationalId, now)
      const live = await findLive(tx, nationalId)
      if (live && live.applicantId !== applicantId) throw inProgress(live, now)
      if (live) await transitionLiveRequest(tx, live.id, 'expired')
      // The request is read after the update, because its own call may have stored the reference in the meantime.
      const supersededRequest = live && (await findRequest(tx, live.id, applicantId))
      const row = { id: randomUUID(), applicantId, nationalId, status: 'SENT' as const, createdAt: now, expiresAt }
      return { request: await insertRequest(tx, row), superseded: supersededRequest }
    })
  } catch (cause) {
    throw violatedUnique(cause) === 'nafath_requests_live' ? inProgress({ status: 'SENT', expiresAt }, now) : cause
  }
}

/** Throws `RATE_LIMITED` for an applicant who asks for more requests than an honest sign-up needs. */
async function countRequest(tx: Db, applicantId: string, now: Date): Promise<void> {
  const { count, windowStartedAt } = await countOne(tx, { kind: 'nafath', subject: applicantId }, HOUR_SECONDS, now)
  if (count <= NAFATH_REQUESTS_PER_HOUR) return
  const end = addSeconds(windowStartedAt, HOUR_SECONDS)
  throw new PlinkError('RATE_LIMITED', { retryAfterSeconds: secondsUntil(end, now) })
}

/** An approval stands only while it is a verified fact: verifying another ID makes it void. */
const isStillValid = ({ status }: NafathRequest, { nafathApprovedAt }: Applicant): boolean =>
  status === 'pending' || (status === 'approved' && nafathApprovedAt !== null)

/** The time when waiting for the person ends is known; the end of a review is not. */
const inProgress = ({ status, expiresAt }: Pick<NafathRequest, 'status' | 'expiresAt'>, now: Date) =>
  new PlinkError('NAFATH_IN_PROGRESS', status === 'SENT' ? { retryAfterSeconds: secondsUntil(expiresAt, now) } : {})

/** Sends the request to Nafath. When Nafath does not accept it, it ends at once so that the person can try again. */
async function sendToNafath(
  deps: Deps,
  request: NafathRequest,
  person: { phone: string; address: string },
): Promise<NafathRequest> {
  const { db, providers } = deps
  const { id, nationalId, expiresAt } = request
  try {
    const start = await providers.nafath.start({ requestId: id, nationalId, ...person, expiresAt })
    if (start.kind === 'failed') throw new PlinkError('NAFATH_INITIATE_FAILED')
    const row = await storeStart(db, id, start.reference, start.portalUrl ?? null)
    // Another call has replaced the request while Nafath was being called.
    if (row.status === 'expired') await cancelAtNafath(deps, row)
    return { ...row, status: request.status }
  } catch (cause) {
    await transitionLiveRequest(db, id, 'FAILED')
    throw cause
  }
}

/** An approval of this request would not count here, so the person must not give it either. */
async function cancelAtNafath({ providers, log }: Deps, { id, reference }: NafathRequest): Promise<void> {
  if (!reference) return
  await providers.nafath.cancel(reference).catch(err => {
    log.warn(
      { err, nafathRequest: id },
      'A replaced request could not be cancelled in Nafath. Its approval is ignored, so nothing needs to be done.',
    )
  })
}
