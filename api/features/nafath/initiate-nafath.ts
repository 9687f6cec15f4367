import { randomUUID } from 'node:crypto'
import { lockForStep, type OnboardingBearer, requireMatchingFacts, requireOpenStep } from '#api/applicants/applicant.ts'
import { newestNafathRequest, transitionLiveRequest } from '#api/applicants/nafath-requests.ts'
import { violatedUnique } from '#api/db/client.ts'
import type { NafathRequest } from '#api/db/schema/nafath.ts'
import type { Applicant } from '#api/db/schema/onboarding.ts'
import type { Deps } from '#api/deps.ts'
import { addSeconds, secondsUntil } from '#api/platform/clock.ts'
import { PlinkError } from '#api/platform/plink-error.ts'
import { NAFATH_LIFETIME_SECONDS } from '#domain/constants.ts'
import { expireOverdue, findLive, insertRequest, storeStart } from './nafath.store.ts'
import { refreshRequest } from './refresh-request.ts'

interface Identity {
  nationalId: string
  phoneE164: string
}

const identityOf = ({ nationalId, phone }: Applicant) => ({ nationalId, phoneE164: phone })

/** Starts a request, or returns the applicant's own one that is under review or approved. */
export async function initiateNafath(deps: Deps, bearer: OnboardingBearer, sent: Identity): Promise<NafathRequest> {
  requireOpenStep('nafath', bearer)
  const { applicant } = bearer
  requireMatchingFacts({ ...sent }, identityOf(applicant))
  // The applicant who made the live request may never ask for its outcome.
  const live = await findLive(deps.db, sent.nationalId)
  if (live) await refreshRequest(deps, live)
  const request = await claimIdentity(deps, applicant.id, sent)
  return request.status === 'SENT' ? sendToNafath(deps, request, applicant.phone) : request
}

/** Stores the request before Nafath is called: the database allows one live request per ID. Returns the applicant's current request when it still stands. */
async function claimIdentity({ db, clock }: Deps, applicantId: string, sent: Identity): Promise<NafathRequest> {
  const { nationalId } = sent
  const now = clock()
  const expiresAt = addSeconds(now, NAFATH_LIFETIME_SECONDS)
  try {
    return await db.transaction(async tx => {
      const applicant = await lockForStep(tx, applicantId, 'nafath')
      requireMatchingFacts({ ...sent }, identityOf(applicant))
      const newest = await newestNafathRequest(tx, applicantId, nationalId)
      if (newest && stillStands(newest, applicant)) return newest
      await expireOverdue(tx, nationalId, now)
      const live = await findLive(tx, nationalId)
      if (live && live.applicantId !== applicantId) throw inProgress(live, now)
      if (live) await transitionLiveRequest(tx, live.id, 'expired')
      return insertRequest(tx, { id: randomUUID(), applicantId, nationalId, status: 'SENT', createdAt: now, expiresAt })
    })
  } catch (cause) {
    throw violatedUnique(cause) === 'nafath_requests_live' ? inProgress({ status: 'SENT', expiresAt }, now) : cause
  }
}

/** An approval stands only while it is a verified fact: verifying another ID makes it void. */
const stillStands = ({ status }: NafathRequest, { nafathApprovedAt }: Applicant): boolean =>
  status === 'pending' || (status === 'approved' && nafathApprovedAt !== null)

/** The end of waiting for the person is known; the end of a review is not. */
const inProgress = ({ status, expiresAt }: Pick<NafathRequest, 'status' | 'expiresAt'>, now: Date) =>
  new PlinkError('NAFATH_IN_PROGRESS', status === 'SENT' ? { retryAfterSeconds: secondsUntil(expiresAt, now) } : {})

/** Sends the request to Nafath. When Nafath does not accept it, it ends at once so that the person can try again. */
async function sendToNafath({ db, providers }: Deps, request: NafathRequest, phone: string): Promise<NafathRequest> {
  const { id, nationalId, expiresAt } = request
  try {
    const started = await providers.nafath.start({ requestId: id, nationalId, phone, expiresAt })
    if (started.kind === 'failed') throw new PlinkError('NAFATH_INITIATE_FAILED')
    const redirectUrl = started.portalUrl ?? null
    await storeStart(db, id, started.reference, redirectUrl)
    return { ...request, reference: started.reference, redirectUrl }
  } catch (cause) {
    await transitionLiveRequest(db, id, 'FAILED')
    throw cause
  }
}
