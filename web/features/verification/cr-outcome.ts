import type { CrCheck } from '#web/api/generated/model/index.ts'
import type { ValidateCrMutationError } from '#web/api/generated/verification.ts'
import { COMMON_OUTCOMES, failed, failedBecause, type Outcome } from './outcome.ts'

export type CrModal = 'failed' | 'no_data'
export type CrOutcome = Outcome<'not_found' | 'suspended' | 'incorrect' | 'duplicate', CrModal>

const OUTCOME: Record<ValidateCrMutationError['body']['code'], CrOutcome> = {
  ...COMMON_OUTCOMES,
  CR_VERIFICATION_FAILED: { at: 'modal', modal: 'failed' },
  CR_DUPLICATE: { at: 'field', problem: 'duplicate' },
  VALIDATION_ERROR: { at: 'field', problem: 'incorrect' },
  CR_REGISTRY_UNAVAILABLE: failedBecause,
}

export function crOutcomeOfError({ body }: ValidateCrMutationError): CrOutcome {
  return body.reason === 'no_data' ? { at: 'modal', modal: 'no_data' } : (OUTCOME[body.code] ?? failed)
}

/** Of an answer of the registry; null when the number is good. */
export function crOutcomeOfCheck({ valid, status }: CrCheck): CrOutcome | null {
  if (valid) return null
  return { at: 'field', problem: status === 'suspended' ? 'suspended' : 'not_found' }
}
