import { eq } from 'drizzle-orm'
import type { Db } from '#api/db/client.ts'
import { sandboxProfileFailures } from '#api/db/schema/sandbox.ts'
import { scenarioOf } from '../scenario.ts'
import type { AccountOpeningProvider } from './account-opening.ts'

export function sandboxAccountOpening(db: Db): AccountOpeningProvider {
  /** Failing once means: the first try fails however often it is retried, the next one succeeds. */
  async function isFirstAttempt(nationalId: string, attempt: string): Promise<boolean> {
    await db.insert(sandboxProfileFailures).values({ nationalId, attempt }).onConflictDoNothing()
    const [first] = await db
      .select()
      .from(sandboxProfileFailures)
      .where(eq(sandboxProfileFailures.nationalId, nationalId))
    return first?.attempt === attempt
  }

  return {
    async open({ attempt, nationalId }) {
      const scenario = scenarioOf('idNumber', nationalId)
      if (scenario === 'profile_forbidden') return 'forbidden'
      if (scenario !== 'profile_fails_once') return 'opened'
      return (await isFirstAttempt(nationalId, attempt)) ? 'unavailable' : 'opened'
    },
  }
}
