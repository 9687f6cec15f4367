import type { CrCheck, CrCheckStatus } from '#web/api/generated/plinkAPI.schemas.ts'
import type {
  IdPhoneMatchMutationError,
  LocalScreeningMutationError,
  ValidateCrMutationError,
} from '#web/api/generated/verification.ts'
import { outcomes } from '#web/api/outcomes.ts'

/** The reaction of the page to a refused number. It has a text for each problem. */
export type Outcome<FieldProblem extends string, Modal extends string> =
  | { at: 'field'; problem: FieldProblem }
  | { at: 'modal'; modal: Modal }
  | { at: 'form'; problem: FormProblem }

/** `failed_because` adds the text of the error code. */
export type FormProblem = 'failed' | 'failed_because'

export const failed = { at: 'form', problem: 'failed' } as const
export const failedBecause = { at: 'form', problem: 'failed_because' } as const

/**
 * The outcomes that every check of a number has. The codes of a wrong step redirect, see `useOutOfStep`. They are shown only if the
 * current step is unknown.
 */
export const COMMON_OUTCOMES = {
  STEP_REQUIRED: failed,
  UNAUTHENTICATED: failed,
  ONBOARDING_COMPLETE: failedBecause,
  RATE_LIMITED: failedBecause,
  TIMEOUT: failedBecause,
  NETWORK_ERROR: failedBecause,
  IDEMPOTENCY_IN_FLIGHT: failedBecause,
} as const

export type CrModal = 'failed' | 'no_data'
export type CrRefusal = 'not_found' | Exclude<CrCheckStatus, 'active'> | 'incorrect' | 'duplicate'
export type CrOutcome = Outcome<CrRefusal, CrModal>

const outcomeOf = outcomes<ValidateCrMutationError, CrOutcome>(
  {
    ...COMMON_OUTCOMES,
    CR_VERIFICATION_FAILED: { at: 'modal', modal: 'failed' },
    CR_DUPLICATE: { at: 'field', problem: 'duplicate' },
    VALIDATION_ERROR: { at: 'field', problem: 'incorrect' },
    CR_REGISTRY_UNAVAILABLE: failedBecause,
    NO_DATA: { at: 'modal', modal: 'no_data' },
  },
  failed,
)

export function crOutcomeOfError(error: ValidateCrMutationError): CrOutcome {
  return error.body.reason === 'no_data' ? { at: 'modal', modal: 'no_data' } : outcomeOf(error)
}

/** The outcome of the registry's response. Null if the number is valid. */
export function crOutcomeOfCheck({ valid, status }: CrCheck): CrOutcome | null {
  if (valid) return null
  return { at: 'field', problem: status === undefined || status === 'active' ? 'not_found' : status }
}

export type IdCheckError = LocalScreeningMutationError | IdPhoneMatchMutationError
export type IdModal = 'mismatch' | 'unverified'
export type IdRefusal = 'hit' | 'format' | 'duplicate'
export type IdOutcome = Outcome<IdRefusal, IdModal>

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
