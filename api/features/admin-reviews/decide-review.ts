import { eq } from 'drizzle-orm'
import type { Review as ReviewBody, ReviewDecisionRequest } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { accounts, customerScreenings } from '#api/kernel/db/schema/auth.ts'
import type { Message } from '#api/kernel/db/schema/messages.ts'
import { type NafathRequest, nafathRequests } from '#api/kernel/db/schema/nafath.ts'
import { type Applicant, applicants } from '#api/kernel/db/schema/onboarding.ts'
import type { Review } from '#api/kernel/db/schema/reviews.ts'
import { keepResponse } from '#api/kernel/platform/kept-response.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { freezeWallet } from '#api/money/ledger/wallets.ts'
import { accountById } from '#api/people/accounts/find-account.ts'
import { lockApplicant } from '#api/people/applicants/applicant.ts'
import { applyNafathUpdate, type NafathUpdate, toNafathUpdate } from '#api/people/applicants/nafath-requests.ts'
import { notify } from '#api/people/notifications/notify.ts'
import { recordAdminEvent } from '#api/staff/admin-events.ts'
import type { AdminBearer } from '#api/staff/admin-sessions.ts'
import { requireVisible } from '#api/staff/require-visible.ts'
import { closeReview, findReview, findReviewBody, isUndecided } from '#api/staff/reviews.ts'
import { ADMIN_NOTE_MIN_LENGTH } from '#domain/constants.ts'

type Decision = ReviewDecisionRequest['decision']
/** Applies the consequences to the applicant, whose row is locked. */
type Apply = (tx: Db, applicant: Applicant) => Promise<void>

const STATUS = { approve: 'approved', reject: 'rejected', ask_again: 'asked_again' } as const

/** Stores the decision of compliance together with its consequences for the applicant. */
export async function decideReview(
  deps: Deps,
  { admin }: AdminBearer,
  id: string,
  request: ReviewDecisionRequest,
): Promise<ReviewBody> {
  const { decision } = request
  const note = requireVisible('note', request.note, ADMIN_NOTE_MIN_LENGTH)
  const review = await findReview(deps.db, id)
  if (!review) throw new PlinkError('REVIEW_NOT_FOUND')
  if (!isUndecided(review)) throw new PlinkError('REVIEW_CLOSED')
  // Nafath is an outside service, so it is called before any row is locked.
  const apply = review.nafathRequestId
    ? await decideIdentity(deps, review.nafathRequestId, decision)
    : review.kind === 'rescreening'
      ? applyToWallet(admin.id, note, decision, deps.clock())
      : applyToFacts(review, decision)
  const at = deps.clock()
  const status = STATUS[decision]
  const message = messageOf(review, decision)
  return deps.db.transaction(async tx => {
    const applicant = await lockApplicant(tx, review.applicantId)
    const isMine = await closeReview(tx, review, { status, decidedBy: admin.id, note, closedAt: at })
    if (!isMine) throw new PlinkError('REVIEW_CLOSED')
    await apply(tx, applicant)
    const subject = { kind: 'review' as const, id, name: applicant.phone }
    const changes = [{ field: review.kind, from: review.status, to: status }]
    await recordAdminEvent(tx, { adminId: admin.id, type: 'review_decided', subject, reason: note, changes, at })
    if (message) await notify(tx, { to: applicant.id, message, at })
    const body = await findReviewBody(tx, id)
    if (!body) throw new PlinkError('REVIEW_NOT_FOUND')
    return keepResponse(tx, body)
  })
}

/** A customer who is cleared in a daily screening gets no message. */
function messageOf({ kind }: Review, decision: Decision): Message | undefined {
  if (kind !== 'rescreening') return { key: 'review_decided' }
  return decision === 'reject' ? { key: 'wallet_frozen' } : undefined
}

/** A cleared customer notices nothing. A confirmed hit freezes the wallet. After "ask again", the next screening decides. */
const applyToWallet =
  (adminId: string, note: string, decision: Decision, at: Date): Apply =>
  async (tx, { id, phone }) => {
    if (decision === 'ask_again') await tx.delete(customerScreenings).where(eq(customerScreenings.accountId, id))
    if (decision !== 'reject') return
    // A member has no wallet. What they act for is frozen, until the business has removed them.
    const member = await accountById(tx, id)
    const business = member?.businessId ? await accountById(tx, member.businessId) : undefined
    const holder = business ?? { id, phone }
    await freezeWallet(tx, holder.id, at)
    if (business) await notify(tx, { to: business.id, message: { key: 'wallet_frozen' }, at })
    const subject = { kind: 'customer' as const, id: holder.id, name: holder.phone }
    await recordAdminEvent(tx, { adminId, type: 'wallet_frozen', subject, reason: note, at })
  }

const NAFATH_STATUS = { approve: 'approved', reject: 'rejected', ask_again: 'expired' } as const

async function decideIdentity(deps: Deps, requestId: string, decision: Decision): Promise<Apply> {
  const [request] = await deps.db.select().from(nafathRequests).where(eq(nafathRequests.id, requestId))
  if (!request) throw new PlinkError('REVIEW_NOT_FOUND')
  const update = await decideInNafath(deps, request, decision)
  // The request was decided differently elsewhere. The next status call shows the result.
  if (update.status !== NAFATH_STATUS[decision]) throw new PlinkError('REVIEW_CLOSED')
  return (tx, applicant) => applyNafathUpdate(tx, request, applicant, update, deps.clock())
}

async function decideInNafath(
  { providers }: Deps,
  { reference }: NafathRequest,
  decision: Decision,
): Promise<NafathUpdate> {
  const update = reference === null ? undefined : toNafathUpdate(await providers.nafath.decide(reference, decision))
  if (!update) throw new PlinkError('NAFATH_UNAVAILABLE')
  return update
}

const AFTER_SCREENING = {
  approve: { screeningStatus: 'CLEAR' },
  reject: { screeningStatus: 'REJECTED' },
  ask_again: { screeningStatus: null },
} as const

/** An applicant who may act for the company is screened next. After "ask again", the registry is asked again. */
const AFTER_REGISTRATION = {
  approve: { screeningStatus: null },
  reject: { screeningStatus: 'REJECTED' },
  ask_again: { screeningStatus: null, parties: null },
} as const

/** The decision is about the reviewed facts. It has no effect if they have changed since. */
const applyToFacts =
  (review: Review, decision: Decision): Apply =>
  async (tx, applicant) => {
    if (!applicant.nafathApprovedAt || !matchesFacts(review, applicant)) return
    // Once the account is open, its facts no longer change.
    if ((await tx.$count(accounts, eq(accounts.id, applicant.id))) > 0) return
    const change = (review.kind === 'screening' ? AFTER_SCREENING : AFTER_REGISTRATION)[decision]
    const keepsRating = change.screeningStatus === 'CLEAR'
    await tx
      .update(applicants)
      .set({ ...change, ...(!keepsRating && { riskRating: null }) })
      .where(eq(applicants.id, applicant.id))
  }

const matchesFacts = (review: Review, { nationalId, crNumber, businessType }: Applicant): boolean =>
  review.nationalId === nationalId && review.crNumber === crNumber && review.businessType === businessType
