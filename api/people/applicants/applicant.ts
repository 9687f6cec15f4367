import { eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#api/kernel/db/client.ts'
import { type Account, accounts } from '#api/kernel/db/schema/auth.ts'
import { type Applicant, applicants } from '#api/kernel/db/schema/onboarding.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { isOpen, latestOpenStep, type OnboardingFacts, type Step } from '#domain/onboarding.ts'

/** An applicant who holds a live onboarding token. */
export interface OnboardingBearer {
  applicant: Applicant
  /** The account exists once the applicant has a password. */
  account: Account | null
  tokenExpiresAt: Date
}

/** The verified facts about the applicant, for the guard table of sign-up. */
export function factsOf(applicant: Applicant, hasAccount: boolean): OnboardingFacts {
  return {
    businessType: applicant.businessType,
    phone: applicant.phone,
    otpVerified: true,
    crVerified: applicant.crNumber !== null,
    idVerified: applicant.nationalId !== null,
    nafathStatus: applicant.nafathApprovedAt ? 'RECEIVED' : undefined,
    screeningClear: applicant.screeningStatus === 'CLEAR',
    kybData: applicant.riskRating ?? undefined,
    passwordSet: hasAccount,
    joins: applicant.invitationId !== null,
  }
}

/** Throws `STEP_REQUIRED` when the step is not open; `reason` names the step to continue with. */
export function requireStep(step: Step, facts: OnboardingFacts): void {
  if (!isOpen(step, facts)) throw new PlinkError('STEP_REQUIRED', { reason: latestOpenStep(facts) })
}

/** Throws `FACTS_MISMATCH` for a body that differs from the verified facts, and names each field that does. */
export function requireMatchingFacts(request: Record<string, unknown>, verifiedFacts: Record<string, unknown>): void {
  const differing = Object.keys(verifiedFacts).filter(name => request[name] !== verifiedFacts[name])
  if (differing.length === 0) return
  const fields = Object.fromEntries(differing.map(name => [name, 'Does not agree with what was verified']))
  throw new PlinkError('FACTS_MISMATCH', { fields })
}

export type ApplicantChange = Partial<typeof applicants.$inferInsert>

/** Clears the identity and everything that depends on it, because of a new number. */
export const withoutIdentity = {
  nationalId: null,
  nafathApprovedAt: null,
  dateOfBirth: null,
  personNameArabic: null,
  personNameEnglish: null,
  screeningStatus: null,
  riskRating: null,
} satisfies ApplicantChange

/** Clears the screening, which covers person and business together, and the KYB that depends on it. */
export const withoutScreening = { screeningStatus: null, riskRating: null } satisfies ApplicantChange

/** The check before a provider is called: sign-up is not complete and the step is open. */
export function requireOpenStep(step: Step, { applicant, account }: OnboardingBearer): void {
  if (account) throw new PlinkError('ONBOARDING_COMPLETE')
  requireStep(step, factsOf(applicant, false))
}

/** Stores the result of a step. Locks the row and checks the step again, because the facts may have changed during the provider call. */
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

/** Locks the applicant. Throws when sign-up is complete or the step is not open. */
export async function lockForStep(tx: Db, id: string, step: Step): Promise<Applicant> {
  const applicant = await lockApplicant(tx, id)
  const [account] = await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, id))
  if (account) throw new PlinkError('ONBOARDING_COMPLETE')
  requireStep(step, factsOf(applicant, false))
  return applicant
}

/** The date of birth of an applicant as it is stored, for the account: its foreign key compares them, and one that is sealed anew differs. */
export const sealedDateOfBirth = (id: string): SQL<string> =>
  sql`(select ${applicants.dateOfBirth} from ${applicants} where ${applicants.id} = ${id})`

/** Locks the applicant's row until the transaction ends. */
export async function lockApplicant(tx: Db, id: string): Promise<Applicant> {
  const isTheirs = eq(applicants.id, id)
  // Messages refer to the row, and a payment stores one while it holds the lock of a wallet. It must not wait here for a call that needs that wallet.
  const [applicant] = await tx.select().from(applicants).where(isTheirs).for('no key update')
  if (!applicant) throw new PlinkError('UNAUTHENTICATED')
  return applicant
}
