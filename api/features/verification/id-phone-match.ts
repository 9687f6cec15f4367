import type { Deps } from '#api/deps.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { requireUnregistered } from '#api/people/accounts/find-account.ts'
import { changeApplicant, type OnboardingBearer, requireOpenStep } from '#api/people/applicants/applicant.ts'

/** Verifies the screened ID when the verified phone is registered to its owner. */
export async function idPhoneMatch(
  deps: Deps,
  bearer: OnboardingBearer,
  idNumber: string,
  phone: string,
): Promise<void> {
  requireOpenStep('id', bearer)
  const { applicant } = bearer
  if (applicant.screenedId !== idNumber) throw new PlinkError('STEP_REQUIRED', { reason: 'id' })
  if (phone !== applicant.phone) throw new PlinkError('ID_PHONE_MISMATCH')
  const outcome = await deps.providers.identity.matchPhone({ idNumber, phone })
  if (outcome === 'unavailable') throw new PlinkError('ID_CHECK_UNAVAILABLE')
  if (outcome === 'mismatch') throw new PlinkError('ID_PHONE_MISMATCH')
  // The check comes after the match: whether an ID has an account is only for its owner to know.
  await requireUnregistered(deps.db, idNumber, applicant.id)
  await changeApplicant(deps.db, applicant.id, 'id', ({ screenedId }) => {
    // Another ID may have been screened during the call to the provider.
    if (screenedId !== idNumber) throw new PlinkError('STEP_REQUIRED', { reason: 'id' })
    // Both values are sealed with the same key, so that the database finds them equal.
    return { nationalId: idNumber, screenedId: idNumber }
  })
}
