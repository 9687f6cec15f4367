import { lt } from 'drizzle-orm'
import { addSeconds } from '#api/clock.ts'
import type { Db } from './client.ts'
import { counters, oneTimeCodes } from './schema/auth.ts'
import { idempotentAnswers } from './schema/http.ts'
import { onboardingTokens } from './schema/onboarding.ts'

const DAY_SECONDS = 86_400

/** Deletes what has no use any more: no rule reads any of it once it is this old. */
export async function forgetExpired(db: Db, now: Date): Promise<void> {
  const yesterday = addSeconds(now, -DAY_SECONDS)
  await db.delete(onboardingTokens).where(lt(onboardingTokens.expiresAt, now))
  await db.delete(idempotentAnswers).where(lt(idempotentAnswers.createdAt, yesterday))
  await db.delete(oneTimeCodes).where(lt(oneTimeCodes.expiresAt, yesterday))
  await db.delete(counters).where(lt(counters.windowStartedAt, yesterday))
}
