import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { type NafathRequest, type NafathState, nafathRequests } from '#api/kernel/db/schema/nafath.ts'
import { type Applicant, applicants } from '#api/kernel/db/schema/onboarding.ts'
import { hasValue } from '#api/kernel/db/sealed/sealed-columns.ts'
import type { NafathOutcome, PersonNames } from '#api/outside/providers/providers.ts'
import { lockApplicant } from './applicant.ts'
import { closeOvertakenReview, openIdentityReview } from './reviews.ts'

export const LIVE_STATES: NafathState[] = ['SENT', 'pending']

/** The applicant's newest request for this ID. */
export async function newestNafathRequest(
  db: Db,
  applicantId: string,
  nationalId: string,
): Promise<NafathRequest | undefined> {
  const [request] = await db
    .select()
    .from(nafathRequests)
    .where(and(eq(nafathRequests.applicantId, applicantId), hasValue(nafathRequests.nationalId, nationalId)))
    .orderBy(desc(nafathRequests.sequence))
    .limit(1)
  return request
}

/** Sets the status of a live request; a request that has ended keeps its status. Returns whether the status was set. */
export async function transitionLiveRequest(db: Db, id: string, status: NafathState): Promise<boolean> {
  const rows = await db
    .update(nafathRequests)
    .set({ status })
    .where(and(eq(nafathRequests.id, id), inArray(nafathRequests.status, LIVE_STATES)))
    .returning({ id: nafathRequests.id })
  return rows.length > 0
}

/** The new status of a request at Nafath. An approval brings the date of birth and the names. */
export type NafathUpdate =
  | { status: Exclude<NafathState, 'approved'> }
  | { status: 'approved'; dateOfBirth: string; names: PersonNames }

/** Returns undefined while Nafath reports no new status. */
export function toNafathUpdate(outcome: NafathOutcome): NafathUpdate | undefined {
  switch (outcome.kind) {
    case 'approved':
      return { status: 'approved', dateOfBirth: outcome.dateOfBirth, names: outcome.names }
    case 'under_review':
      return { status: 'pending' }
    case 'declined':
      return { status: 'FAILED' }
    case 'rejected':
    case 'expired':
      return { status: outcome.kind }
    case 'waiting':
    case 'unavailable':
      return undefined
  }
}

/** Stores a new status from Nafath. A request that has ended keeps its status. */
export async function updateNafathRequest(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  request: NafathRequest,
  update: NafathUpdate,
): Promise<void> {
  await db.transaction(async tx => {
    const applicant = await lockApplicant(tx, request.applicantId)
    await applyNafathUpdate(tx, request, applicant, update, clock())
  })
}

/**
 * Applies a status from Nafath: the request, its review and the applicant's facts change together. An approval counts only while the ID
 * is still the verified one. The caller holds the lock of the applicant.
 */
export async function applyNafathUpdate(
  tx: Db,
  request: NafathRequest,
  applicant: Applicant,
  update: NafathUpdate,
  now: Date,
): Promise<void> {
  if (!(await transitionLiveRequest(tx, request.id, update.status))) return
  if (update.status === 'pending') return openIdentityReview(tx, request, applicant, now)
  await closeOvertakenReview(tx, request.id, now)
  if (update.status !== 'approved' || applicant.nationalId !== request.nationalId) return
  const { dateOfBirth, names } = update
  const approval = { dateOfBirth, personNameArabic: names.arabic, personNameEnglish: names.english }
  await tx
    .update(applicants)
    .set({ nafathApprovedAt: now, ...approval })
    .where(eq(applicants.id, applicant.id))
}
