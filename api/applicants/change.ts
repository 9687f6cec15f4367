import { eq } from 'drizzle-orm'
import type { OnboardingBearer } from '#api/applicants/bearer.ts'
import type { Db } from '#api/db/client.ts'
import { accounts } from '#api/db/schema/auth.ts'
import { type Applicant, applicants } from '#api/db/schema/onboarding.ts'
import { PlinkError } from '#api/platform/plink-error.ts'
import type { Step } from '#domain/onboarding.ts'
import { factsOf, requireStep } from './facts.ts'

export type ApplicantChange = Partial<typeof applicants.$inferInsert>

/** Everything that an identity number carries with it: another number makes it all void. */
export const withoutIdentity = {
  nationalId: null,
  nafathApprovedAt: null,
  dateOfBirth: null,
  screeningStatus: null,
  riskRating: null,
} satisfies ApplicantChange

/** Screening looks at person and business together, and KYB rests on it. */
export const withoutScreening = { screeningStatus: null, riskRating: null } satisfies ApplicantChange

/** The check before an outside service is asked: sign-up is still going on and the step is open. */
export function requireTurn(step: Step, { applicant, account }: OnboardingBearer): void {
  if (account) throw new PlinkError('ONBOARDING_COMPLETE')
  requireStep(step, factsOf(applicant, false))
}

/**
 * Writes what a step has verified. The row is locked and the step checked again, because the facts may have changed while an
 * outside service was asked.
 */
export async function changeApplicant(
  db: Db,
  id: string,
  step: Step,
  change: (current: Applicant, tx: Db) => ApplicantChange | Promise<ApplicantChange>,
): Promise<void> {
  await db.transaction(async tx => {
    const applicant = await lockForStep(tx, id, step)
    await tx
      .update(applicants)
      .set(await change(applicant, tx))
      .where(eq(applicants.id, id))
  })
}

/** The applicant, locked, for whom sign-up is still going on and the step is open. */
export async function lockForStep(tx: Db, id: string, step: Step): Promise<Applicant> {
  const applicant = await lockApplicant(tx, id)
  const [account] = await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, id))
  if (account) throw new PlinkError('ONBOARDING_COMPLETE')
  requireStep(step, factsOf(applicant, false))
  return applicant
}

/** The applicant, whom nobody else can change until the transaction ends. */
export async function lockApplicant(tx: Db, id: string): Promise<Applicant> {
  const [applicant] = await tx.select().from(applicants).where(eq(applicants.id, id)).for('update')
  if (!applicant) throw new PlinkError('UNAUTHENTICATED')
  return applicant
}
