import { eq } from 'drizzle-orm'
import { lockApplicant } from '#api/applicants/applicant.ts'
import { applyNafathUpdate, type NafathUpdate, toNafathUpdate } from '#api/applicants/nafath-requests.ts'
import type { ReviewDecisionRequest } from '#api/contract/generated/schemas.ts'
import type { Db } from '#api/db/client.ts'
import { accounts } from '#api/db/schema/auth.ts'
import { type NafathRequest, nafathRequests } from '#api/db/schema/nafath.ts'
import { type Applicant, applicants } from '#api/db/schema/onboarding.ts'
import type { Review } from '#api/db/schema/reviews.ts'
import type { Deps } from '#api/deps.ts'
import { notify } from '#api/notifications/notify.ts'
import { PlinkError } from '#api/platform/plink-error.ts'
import { recordAdminEvent } from '#api/staff/admin-events.ts'
import type { AdminBearer } from '#api/staff/admin-sessions.ts'
import { closeReview, findReview, isUndecided } from '#api/staff/reviews.ts'
import { ADMIN_NOTE_MIN_LENGTH } from '#domain/constants.ts'
import { requireVisible } from './require-visible.ts'

type Decision = ReviewDecisionRequest['decision']
/** What becomes of the applicant, who is locked. */
type Follow = (tx: Db, applicant: Applicant) => Promise<void>

const STATUS = { approve: 'approved', reject: 'rejected', ask_again: 'asked_again' } as const

/** What compliance decided, and what follows from it for the applicant, together. */
export async function decideReview(
  deps: Deps,
  { admin }: AdminBearer,
  id: string,
  request: ReviewDecisionRequest,
): Promise<void> {
  const { decision } = request
  requireVisible({ note: request.note }, ADMIN_NOTE_MIN_LENGTH)
  const note = request.note.trim()
  const review = await findReview(deps.db, id)
  if (!review) throw new PlinkError('REVIEW_NOT_FOUND')
  if (!isUndecided(review)) throw new PlinkError('REVIEW_CLOSED')
  // Nafath is outside: it is told before anything is locked.
  const follow = review.nafathRequestId
    ? await followIdentity(deps, review.nafathRequestId, decision)
    : followScreening(review, decision)
  const at = deps.clock()
  const status = STATUS[decision]
  const phone = await deps.db.transaction(async tx => {
    const applicant = await lockApplicant(tx, review.applicantId)
    const isMine = await closeReview(tx, review, { status, decidedBy: admin.id, note, closedAt: at })
    if (!isMine) throw new PlinkError('REVIEW_CLOSED')
    await follow(tx, applicant)
    const subject = { kind: 'review' as const, id, name: applicant.phone }
    const changes = [{ field: review.kind, from: review.status, to: status }]
    await recordAdminEvent(tx, { adminId: admin.id, type: 'review_decided', subject, reason: note, changes, at })
    return applicant.phone
  })
  await notify(deps, phone, messageOf(deps))
}

/** Nothing about the outcome: who holds the phone need not be the one who signs up. */
const messageOf = ({ publicUrl }: Deps) =>
  `The compliance review of your Plink sign-up is complete. See what is next at ${publicUrl}`

const NAFATH_STATUS = { approve: 'approved', reject: 'rejected', ask_again: 'expired' } as const

async function followIdentity(deps: Deps, requestId: string, decision: Decision): Promise<Follow> {
  const [request] = await deps.db.select().from(nafathRequests).where(eq(nafathRequests.id, requestId))
  if (!request) throw new PlinkError('REVIEW_NOT_FOUND')
  const word = await settle(deps, request, decision)
  // Somebody else has settled it otherwise; whoever asks next sees how.
  if (word.status !== NAFATH_STATUS[decision]) throw new PlinkError('REVIEW_CLOSED')
  return (tx, applicant) => applyNafathUpdate(tx, request, applicant, word, deps.clock())
}

async function settle({ providers }: Deps, { reference }: NafathRequest, decision: Decision): Promise<NafathUpdate> {
  const word = reference === null ? undefined : toNafathUpdate(await providers.nafath.settle(reference, decision))
  if (!word) throw new PlinkError('NAFATH_UNAVAILABLE')
  return word
}

const SCREENING_STATUS = { approve: 'CLEAR', reject: 'REJECTED', ask_again: null } as const

/** The decision is about the facts that were reviewed, not about what they may have become meanwhile. */
const followScreening =
  (review: Review, decision: Decision): Follow =>
  async (tx, applicant) => {
    if (!applicant.nafathApprovedAt || !agrees(review, applicant)) return
    // Past the password nothing that an account rests on changes any more.
    if ((await tx.$count(accounts, eq(accounts.id, applicant.id))) > 0) return
    const screeningStatus = SCREENING_STATUS[decision]
    const change = { screeningStatus, ...(screeningStatus !== 'CLEAR' && { riskRating: null }) }
    await tx.update(applicants).set(change).where(eq(applicants.id, applicant.id))
  }

const agrees = (review: Review, { nationalId, crNumber, businessType }: Applicant): boolean =>
  review.nationalId === nationalId && review.crNumber === crNumber && review.businessType === businessType
