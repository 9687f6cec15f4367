import type { IdPhoneMatchMutationError, LocalScreeningMutationError } from '#web/api/generated/verification.ts'
import { outcomes } from '#web/api/outcomes.ts'
import { COMMON_OUTCOMES, failed, failedBecause, type Outcome } from './outcome.ts'

export type IdCheckError = LocalScreeningMutationError | IdPhoneMatchMutationError
export type IdModal = 'mismatch' | 'unverified'
export type IdOutcome = Outcome<'hit' | 'format' | 'duplicate', IdModal>

export const idOutcomeOfError = outcomes<IdCheckError, IdOutcome>(
  {
    ...COMMON_OUTCOMES,
    ID_PHONE_MISMATCH: { at: 'modal', modal: 'mismatch' },
    ID_VERIFICATION_FAILED: { at: 'modal', modal: 'unverified' },
    ID_DUPLICATE: { at: 'field', problem: 'duplicate' },
    VALIDATION_ERROR: { at: 'field', problem: 'format' },
    ID_CHECK_UNAVAILABLE: failedBecause,
  },
  failed,
)

export const ID_HIT: IdOutcome = { at: 'field', problem: 'hit' }
