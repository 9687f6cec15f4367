import { eq } from 'drizzle-orm'
import type { OnboardingBearer } from '#api/applicants/bearer.ts'
import { changeApplicant, requireTurn, withoutIdentity } from '#api/applicants/change.ts'
import { beginCheck, requireLatest } from '#api/applicants/checks.ts'
import type { Db } from '#api/db/client.ts'
import { accounts } from '#api/db/schema/auth.ts'
import type { Deps } from '#api/deps.ts'
import { PlinkError } from '#api/platform/plink-error.ts'
import { nationalIdProblem } from '#domain/national-id.ts'

/** Verifies and screens an identity number. Another number than the verified one voids what rested on that. */
export async function screenIdentity(deps: Deps, bearer: OnboardingBearer, idNumber: string): Promise<'CLEAR' | 'HIT'> {
  requireTurn('id', bearer)
  if (nationalIdProblem(idNumber)) {
    throw new PlinkError('VALIDATION_ERROR', { fields: { idNumber: 'Invalid ID Number checksum' } })
  }
  const check = await beginCheck(deps, bearer)
  const outcome = await deps.providers.identity.screen(idNumber)
  if (outcome === 'unavailable') throw new PlinkError('ID_CHECK_UNAVAILABLE')
  if (outcome === 'unverifiable') throw new PlinkError('ID_VERIFICATION_FAILED')
  const isClear = outcome === 'clear'
  await changeApplicant(deps.db, bearer.applicant.id, 'id', async ({ id, screenedId, nationalId }, tx) => {
    if (screenedId !== idNumber) await requireLatest(tx, id, check, 'id')
    return { screenedId: isClear ? idNumber : null, ...((!isClear || nationalId !== idNumber) && withoutIdentity) }
  })
  return isClear ? 'CLEAR' : 'HIT'
}

/** The screened identity becomes the verified one when the verified phone is registered to it. Answers the confidence, 0 to 1. */
export async function matchPhone(
  deps: Deps,
  bearer: OnboardingBearer,
  idNumber: string,
  phone: string,
): Promise<number> {
  requireTurn('id', bearer)
  const { applicant } = bearer
  if (applicant.screenedId !== idNumber) throw new PlinkError('STEP_REQUIRED', { reason: 'id' })
  if (phone !== applicant.phone) throw new PlinkError('ID_PHONE_MISMATCH')
  const outcome = await deps.providers.identity.matchPhone({ idNumber, phone })
  if (outcome.kind === 'unavailable') throw new PlinkError('ID_CHECK_UNAVAILABLE')
  if (outcome.kind === 'mismatch') throw new PlinkError('ID_PHONE_MISMATCH')
  // Only now: whether an ID has an account is nothing for those whose ID it is not.
  await requireUnregistered(deps.db, idNumber)
  await changeApplicant(deps.db, applicant.id, 'id', ({ screenedId }) => {
    // Another number may have been screened while the provider was asked.
    if (screenedId !== idNumber) throw new PlinkError('STEP_REQUIRED', { reason: 'id' })
    return { nationalId: idNumber }
  })
  return outcome.confidence
}

async function requireUnregistered(db: Db, nationalId: string): Promise<void> {
  const [account] = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.nationalId, nationalId))
  if (account) throw new PlinkError('ID_DUPLICATE')
}
