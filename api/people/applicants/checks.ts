import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { type Count, countOne, currentCount } from '#api/kernel/db/counters.ts'
import { addSeconds, secondsUntil } from '#api/kernel/platform/clock.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { CHECKS_PER_HOUR } from '#domain/constants.ts'
import type { Step } from '#domain/onboarding.ts'
import type { OnboardingBearer } from './applicant.ts'

const HOUR_SECONDS = 3600

const checksOf = (applicantId: string) => ({ kind: 'checks', subject: applicantId })

/** Counts a check of a registration or an identity and returns the count. Throws `RATE_LIMITED` above `CHECKS_PER_HOUR`. */
export async function beginCheck({ db, clock }: Deps, { applicant }: OnboardingBearer): Promise<Count> {
  const now = clock()
  const check = await countOne(db, checksOf(applicant.id), HOUR_SECONDS, now)
  if (check.count <= CHECKS_PER_HOUR) return check
  const end = addSeconds(check.windowStartedAt, HOUR_SECONDS)
  throw new PlinkError('RATE_LIMITED', { retryAfterSeconds: secondsUntil(end, now) })
}

/**
 * Throws if the applicant has started another check since, because the last request counts and not the last response. The caller holds the
 * lock of the applicant, so that the other check cannot write in between.
 */
export async function requireLatest(tx: Db, applicantId: string, check: Count, step: Step): Promise<void> {
  const latest = await currentCount(tx, checksOf(applicantId))
  const isLatest = latest?.count === check.count && latest.windowStartedAt.getTime() === check.windowStartedAt.getTime()
  if (!isLatest) throw new PlinkError('STEP_REQUIRED', { reason: step })
}
