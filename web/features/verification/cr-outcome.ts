import type { CrCheck } from '#web/api/generated/model/index.ts'
import type { ValidateCrMutationError } from '#web/api/generated/verification.ts'
import { outcomes } from '#web/api/outcomes.ts'
import { COMMON_OUTCOMES, failed, failedBecause, type Outcome } from './outcome.ts'

export type CrModal = 'failed' | 'no_data'
export type CrOutcome = Outcome<'not_found' | 'suspended' | 'incorrect' | 'duplicate', CrModal>

const outcomeOf = outcomes<ValidateCrMutationError, CrOutcome>(
  {
    ...COMMON_OUTCOMES,
    CR_VERIFICATION_FAILED: { at: 'modal', modal: 'failed' },
    CR_DUPLICATE: { at: 'field', problem: 'duplicate' },
    VALIDATION_ERROR: { at: 'field', problem: 'incorrect' },
    CR_REGISTRY_UNAVAILABLE: failedBecause,
  },
  failed,
)

export function crOutcomeOfError(error: ValidateCrMutationError): CrOutcome {
  return error.body.reason === 'no_data' ? { at: 'modal', modal: 'no_data' } : outcomeOf(error)
}

/** Of an answer of the registry; null when the number is good. */
export function crOutcomeOfCheck({ valid, status }: CrCheck): CrOutcome | null {
  if (valid) return null
  return { at: 'field', problem: status === 'suspended' ? 'suspended' : 'not_found' }
}
