import type { Applicant } from '#api/db/schema/onboarding.ts'
import { PlinkError } from '#api/platform/plink-error.ts'
import { isOpen, latestOpenStep, type OnboardingFacts, type Step } from '#domain/onboarding.ts'

/** What was verified about the applicant, in the words of the guard table. */
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
  }
}

/** Refuses a call that comes before its turn; `reason` names the step to go on with. */
export function requireStep(step: Step, facts: OnboardingFacts): void {
  if (!isOpen(step, facts)) throw new PlinkError('STEP_REQUIRED', { reason: latestOpenStep(facts) })
}

/** Refuses a body that disagrees with what was verified, naming each field that does. */
export function requireAgreement(sent: Record<string, unknown>, verified: Record<string, unknown>): void {
  const differing = Object.keys(verified).filter(name => sent[name] !== verified[name])
  if (differing.length === 0) return
  const fields = Object.fromEntries(differing.map(name => [name, 'Does not agree with what was verified']))
  throw new PlinkError('FACTS_MISMATCH', { fields })
}
