import { and, eq, isNull } from 'drizzle-orm'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { accounts } from '#api/kernel/db/schema/auth.ts'
import { keepResponse } from '#api/kernel/platform/kept-response.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { factsOf, type OnboardingBearer, requireStep } from '#api/people/applicants/applicant.ts'
import { type PasscodeProblem, passcodeProblem } from '#domain/password.ts'

const PASSCODE_MESSAGES: Record<PasscodeProblem, string> = {
  required: 'Passcode is required',
  length: 'Passcode must be exactly 6 digits',
  trivial: 'This passcode is too easy to guess',
}

/** Sets the passcode. It can be set only once. */
export async function setPasscode(deps: Deps, bearer: OnboardingBearer, userId: string, passcode: string) {
  if (bearer.applicant.id !== userId) throw new PlinkError('FORBIDDEN')
  requireStep('done', factsOf(bearer.applicant, bearer.account !== null))
  if (bearer.account?.passcodeHash) throw new PlinkError('ALREADY_SET')
  const problem = passcodeProblem(passcode)
  if (problem) throw new PlinkError('VALIDATION_ERROR', { fields: { passcode: PASSCODE_MESSAGES[problem] } })
  const passcodeHash = await deps.passwords.hash(passcode)
  return deps.db.transaction(async tx => {
    if (!(await storePasscode(tx, userId, passcodeHash))) throw new PlinkError('ALREADY_SET')
    return keepResponse(tx, { success: true as const, userId })
  })
}

async function storePasscode(db: Db, id: string, passcodeHash: string): Promise<boolean> {
  const rows = await db
    .update(accounts)
    .set({ passcodeHash })
    .where(and(eq(accounts.id, id), isNull(accounts.passcodeHash)))
    .returning({ id: accounts.id })
  return rows.length > 0
}
