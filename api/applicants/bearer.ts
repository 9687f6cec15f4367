import type { Account } from '#api/db/schema/auth.ts'
import type { Applicant } from '#api/db/schema/onboarding.ts'

/** An applicant who holds a live onboarding token. */
export interface OnboardingBearer {
  applicant: Applicant
  /** Once the password is set. */
  account: Account | null
  tokenExpiresAt: Date
}
