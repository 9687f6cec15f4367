import { addSeconds, secondsUntil } from '#api/clock.ts'
import { countOne } from '#api/db/counters.ts'
import type { Deps } from '#api/deps.ts'
import { PlinkError } from '#api/plink-error.ts'
import type { OnboardingBearer } from './bearer.ts'

const HOUR_SECONDS = 3600
/** More than anybody mistypes; too few to find out which IDs and registrations have accounts. */
const CHECKS_PER_HOUR = 30

/** Refuses an applicant who has registries and identities checked more often than an honest sign-up needs. */
export async function limitChecks({ db, clock }: Deps, { applicant }: OnboardingBearer): Promise<void> {
  const now = clock()
  const { count, windowStartedAt } = await countOne(db, { kind: 'checks', subject: applicant.id }, HOUR_SECONDS, now)
  if (count <= CHECKS_PER_HOUR) return
  const end = addSeconds(windowStartedAt, HOUR_SECONDS)
  throw new PlinkError('RATE_LIMITED', { retryAfterSeconds: secondsUntil(end, now) })
}
