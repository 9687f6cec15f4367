import type { Db } from '#api/db/client.ts'
import { type Count, countOne, currentCount } from '#api/db/counters.ts'
import type { Deps } from '#api/deps.ts'
import { addSeconds, secondsUntil } from '#api/platform/clock.ts'
import { PlinkError } from '#api/platform/plink-error.ts'
import { CHECKS_PER_HOUR } from '#domain/constants.ts'
import type { Step } from '#domain/onboarding.ts'
import type { OnboardingBearer } from './bearer.ts'

const HOUR_SECONDS = 3600

const checksOf = (applicantId: string) => ({ kind: 'checks', subject: applicantId })

/**
 * Begins the check of a registration or an identity and answers which of the applicant's it is. Refuses an applicant who has more
 * checked than an honest sign-up needs.
 */
export async function beginCheck({ db, clock }: Deps, { applicant }: OnboardingBearer): Promise<Count> {
  const now = clock()
  const check = await countOne(db, checksOf(applicant.id), HOUR_SECONDS, now)
  if (check.count <= CHECKS_PER_HOUR) return check
  const end = addSeconds(check.windowStartedAt, HOUR_SECONDS)
  throw new PlinkError('RATE_LIMITED', { retryAfterSeconds: secondsUntil(end, now) })
}

/**
 * Refuses what a check found out once the applicant has begun another one: what was asked last counts, not what is answered last.
 * Holds while the applicant is locked, because the other one then cannot write before this one has.
 */
export async function requireLatest(tx: Db, applicantId: string, check: Count, step: Step): Promise<void> {
  const latest = await currentCount(tx, checksOf(applicantId))
  const isLatest = latest?.count === check.count && latest.windowStartedAt.getTime() === check.windowStartedAt.getTime()
  if (!isLatest) throw new PlinkError('STEP_REQUIRED', { reason: step })
}
