import { randomUUID } from 'node:crypto'
import type { OnboardingBearer } from '#api/applicants/bearer.ts'
import { lockApplicant, lockForStep, requireTurn } from '#api/applicants/change.ts'
import { requireAgreement } from '#api/applicants/facts.ts'
import { followNafath, moveLive, newestNafathRequest, wordOf } from '#api/applicants/nafath-requests.ts'
import type { NafathRequest, NafathState } from '#api/db/schema/nafath.ts'
import type { Applicant } from '#api/db/schema/onboarding.ts'
import { violatedUnique } from '#api/db/unique-violation.ts'
import type { Deps } from '#api/deps.ts'
import { addSeconds, secondsUntil } from '#api/platform/clock.ts'
import { PlinkError } from '#api/platform/plink-error.ts'
import type { NafathOutcome } from '#api/providers/nafath/nafath.ts'
import { reviewOfNafathRequest } from '#api/staff/reviews.store.ts'
import { NAFATH_LIFETIME_SECONDS } from '#domain/constants.ts'
import { expireOverdue, findLive, findRequest, insertRequest, keepStart } from './nafath.store.ts'

interface Identity {
  nationalId: string
  phoneE164: string
}

const identityOf = ({ nationalId, phone }: Applicant) => ({ nationalId, phoneE164: phone })

/** Starts a request, unless the applicant has one that is under review or approved: then that one is the answer. */
export async function startRequest(deps: Deps, bearer: OnboardingBearer, sent: Identity): Promise<NafathRequest> {
  requireTurn('nafath', bearer)
  const { applicant } = bearer
  requireAgreement({ ...sent }, identityOf(applicant))
  // Whoever made it may never ask how it ended.
  const live = await findLive(deps.db, sent.nationalId)
  if (live) await refresh(deps, live)
  const request = await claimIdentity(deps, applicant.id, sent)
  return request.status === 'SENT' ? hand(deps, request, applicant.phone) : request
}

/** Writes down the request before Nafath is asked: the database lets one per ID be live. Answers the one that goes on, if there is one. */
async function claimIdentity({ db, clock }: Deps, applicantId: string, sent: Identity): Promise<NafathRequest> {
  const { nationalId } = sent
  const now = clock()
  const expiresAt = addSeconds(now, NAFATH_LIFETIME_SECONDS)
  try {
    return await db.transaction(async tx => {
      const applicant = await lockForStep(tx, applicantId, 'nafath')
      requireAgreement({ ...sent }, identityOf(applicant))
      const newest = await newestNafathRequest(tx, applicantId, nationalId)
      if (newest && goesOn(newest, applicant)) return newest
      await expireOverdue(tx, nationalId, now)
      const live = await findLive(tx, nationalId)
      if (live && live.applicantId !== applicantId) throw inProgress(live, now)
      if (live) await moveLive(tx, live.id, 'expired')
      return insertRequest(tx, { id: randomUUID(), applicantId, nationalId, status: 'SENT', createdAt: now, expiresAt })
    })
  } catch (cause) {
    throw violatedUnique(cause) === 'nafath_requests_live' ? inProgress({ status: 'SENT', expiresAt }, now) : cause
  }
}

/** An approval counts only while it is a fact: another ID in between has voided it. */
const goesOn = ({ status }: NafathRequest, { nafathApprovedAt }: Applicant): boolean =>
  status === 'pending' || (status === 'approved' && nafathApprovedAt !== null)

/** When waiting for the person will be over is known, and when a review will be is not. */
const inProgress = ({ status, expiresAt }: Pick<NafathRequest, 'status' | 'expiresAt'>, now: Date) =>
  new PlinkError('NAFATH_IN_PROGRESS', status === 'SENT' ? { retryAfterSeconds: secondsUntil(expiresAt, now) } : {})

/** Hands the request to Nafath. One that Nafath did not take is over at once, so that the person can try again. */
async function hand({ db, providers }: Deps, request: NafathRequest, phone: string): Promise<NafathRequest> {
  const { id, nationalId, expiresAt } = request
  try {
    const started = await providers.nafath.start({ requestId: id, nationalId, phone, expiresAt })
    if (started.kind === 'failed') throw new PlinkError('NAFATH_INITIATE_FAILED')
    const redirectUrl = started.portalUrl ?? null
    await keepStart(db, id, started.reference, redirectUrl)
    return { ...request, reference: started.reference, redirectUrl }
  } catch (cause) {
    await moveLive(db, id, 'FAILED')
    throw cause
  }
}

interface RequestStatus {
  status: NafathState
  /** Whether it has ended because compliance wants another one. */
  isAskedAgain: boolean
}

/** Where the applicant's own request stands now. */
export async function requestStatus(deps: Deps, { applicant }: OnboardingBearer, id: string): Promise<RequestStatus> {
  const request = await findRequest(deps.db, id, applicant.id)
  if (!request) throw new PlinkError('NAFATH_SESSION_NOT_FOUND')
  const { status } = await refresh(deps, request)
  const review = status === 'expired' ? await reviewOfNafathRequest(deps.db, id) : undefined
  return { status, isAskedAgain: review?.status === 'asked_again' }
}

/** Brings a live request up to date with Nafath. When Nafath does not answer, it stays as it was known. */
async function refresh(deps: Deps, request: NafathRequest): Promise<NafathRequest> {
  if (request.status !== 'SENT' && request.status !== 'pending') return request
  const said = wordOf(await askNafath(deps, request))
  const word = said ?? (isOverdue(request, deps.clock()) ? { status: 'expired' as const } : undefined)
  if (!word || word.status === request.status) return request
  await deps.db.transaction(async tx => {
    const applicant = await lockApplicant(tx, request.applicantId)
    await followNafath(tx, request, applicant, word, deps.clock())
  })
  // Somebody else may have moved it first; what is stored counts.
  return (await findRequest(deps.db, request.id, request.applicantId)) ?? request
}

async function askNafath({ providers, log }: Deps, { id, reference }: NafathRequest): Promise<NafathOutcome> {
  if (!reference) return { kind: 'waiting' }
  try {
    return await providers.nafath.outcome(reference)
  } catch (err) {
    log.warn({ err, nafathRequest: id }, 'Nafath did not answer')
    return { kind: 'unavailable' }
  }
}

/** A review takes as long as it takes; only waiting for the person ends with the lifetime. */
const isOverdue = ({ status, expiresAt }: NafathRequest, now: Date): boolean => status === 'SENT' && expiresAt <= now
