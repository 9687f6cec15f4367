import type { Deps } from '#api/deps.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import {
  changeApplicant,
  type OnboardingBearer,
  requireOpenStep,
  withoutIdentity,
} from '#api/people/applicants/applicant.ts'
import { beginCheck, requireLatest } from '#api/people/applicants/checks.ts'
import { nationalIdProblem } from '#domain/national-id.ts'

/** Verifies and screens an ID. When it differs from the verified ID, everything that depends on that one becomes void. */
export async function localScreening(deps: Deps, bearer: OnboardingBearer, idNumber: string): Promise<'CLEAR' | 'HIT'> {
  requireOpenStep('id', bearer)
  if (nationalIdProblem(idNumber)) {
    throw new PlinkError('VALIDATION_ERROR', { fields: { idNumber: 'Invalid ID Number checksum' } })
  }
  const check = await beginCheck(deps, bearer)
  const outcome = await deps.providers.idScreening.screen(idNumber)
  if (outcome === 'unavailable') throw new PlinkError('ID_CHECK_UNAVAILABLE')
  if (outcome === 'unverifiable') throw new PlinkError('ID_VERIFICATION_FAILED')
  const isClear = outcome === 'clear'
  await changeApplicant(deps.db, bearer.applicant.id, 'id', async ({ id, screenedId, nationalId }, tx) => {
    if (screenedId !== idNumber) await requireLatest(tx, id, check, 'id')
    return { screenedId: isClear ? idNumber : null, ...((!isClear || nationalId !== idNumber) && withoutIdentity) }
  })
  return isClear ? 'CLEAR' : 'HIT'
}
