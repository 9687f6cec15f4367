/** What a page does about a number that did not pass. Its problems are those that the page has words for. */
export type Outcome<FieldProblem extends string, Modal extends string> =
  | { at: 'field'; problem: FieldProblem }
  | { at: 'modal'; modal: Modal }
  | { at: 'form'; problem: FormProblem }

/** `failed_because` adds the words of the error's code. */
export type FormProblem = 'failed' | 'failed_because'

export const failed = { at: 'form', problem: 'failed' } as const
export const failedBecause = { at: 'form', problem: 'failed_because' } as const

/**
 * Of every check of a number. The codes of a lost place lead elsewhere, see `useOutOfStep`; they are shown only when the
 * server cannot say where.
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
