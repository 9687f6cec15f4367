import type { CreateTransferMutationError } from '#web/api/generated/transfers.ts'
import { outcomes } from '#web/api/outcomes.ts'

/** The place of a refusal: at a field, or above the form. With `payee`, the refusal has a link to choose another payee. */
export const createOutcomeOf = outcomes<
  CreateTransferMutationError,
  'fields' | 'amount' | 'payee' | 'locked' | 'failed'
>(
  {
    VALIDATION_ERROR: 'fields',
    INSUFFICIENT_FUNDS: 'amount',
    LIMIT_EXCEEDED: 'amount',
    AMOUNT_OUT_OF_RANGE: 'amount',
    RECIPIENT_NOT_FOUND: 'payee',
    BENEFICIARY_NOT_FOUND: 'payee',
    BENEFICIARY_NOT_ACTIVE: 'payee',
    OTP_LOCKED: 'locked',
    TRANSFER_SCHEDULE_LIMIT_REACHED: 'failed',
    SUB_WALLET_NOT_FOUND: 'failed',
    WALLET_NOT_FOUND: 'failed',
    WALLET_INACTIVE: 'failed',
    WALLET_FROZEN: 'failed',
    OTP_SEND_FAILED: 'failed',
    ROLE_REQUIRED: 'failed',
    RATE_LIMITED: 'failed',
    UNAUTHENTICATED: 'failed',
  },
  'failed',
)

/** Maps the server's error about an amount to a key of the amount's problems. */
export function refusedAmount({ body: { code, reason } }: CreateTransferMutationError) {
  if (code === 'INSUFFICIENT_FUNDS') return 'insufficient_funds'
  if (code === 'LIMIT_EXCEEDED') return reason?.startsWith('licence') ? 'licence' : 'limit_exceeded'
  return reason === 'instant_transfer' || reason === 'cooling_off' ? reason : 'out_of_range'
}

/** Returns the problems of the form's fields that a refusal names. */
export function refusedFields({ body }: CreateTransferMutationError): Record<string, string> {
  const names = Object.keys(body.fields ?? {})
  return {
    ...(names.some(name => name.startsWith('amount')) && { amount: 'out_of_range' }),
    ...(names.some(name => name.startsWith('schedule')) && { startsOn: 'too_early' }),
    ...(names.includes('note') && { note: 'too_long' }),
  }
}
