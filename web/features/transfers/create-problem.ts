import type { ChangeTransferScheduleMutationError, CreateTransferMutationError } from '#web/api/generated/transfers.ts'
import { outcomes } from '#web/api/outcomes.ts'

/** Explains why a transfer, or a change of a schedule, was not prepared. */
export type PreparationError = CreateTransferMutationError | ChangeTransferScheduleMutationError

/** The place of a refusal: at a field, or above the form. `payee` and `schedule` have a link, to choose another payee or to the schedule. */
export const createOutcomeOf = outcomes<
  PreparationError,
  'fields' | 'amount' | 'payee' | 'schedule' | 'locked' | 'failed'
>(
  {
    TRANSFER_SCHEDULE_NOT_FOUND: 'failed',
    TRANSFER_SCHEDULE_ENDED: 'schedule',
    TRANSFER_SCHEDULE_CHANGED: 'schedule',
    TRANSFER_SCHEDULE_CHANGE_WAITING: 'schedule',
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
export function refusedAmount({ body: { code, reason } }: PreparationError) {
  if (code === 'INSUFFICIENT_FUNDS') return 'insufficient_funds'
  if (code === 'LIMIT_EXCEEDED') return reason?.startsWith('licence') ? 'licence' : 'limit_exceeded'
  return reason === 'instant_transfer' || reason === 'cooling_off' ? reason : 'out_of_range'
}

/** Returns the problems of the form's fields that a refusal names. */
export function refusedFields({ body }: PreparationError): Record<string, string> {
  const names = Object.keys(body.fields ?? {})
  return {
    ...(names.some(name => name.startsWith('amount')) && { amount: 'out_of_range' }),
    ...(names.includes('schedule.endsOn') && { endsOn: 'too_early' }),
    ...(names.includes('schedule.paymentCount') && { paymentCount: 'out_of_range' }),
    ...(names.includes('schedule.startsOn') && { startsOn: 'too_early' }),
    ...(names.includes('note') && { note: 'too_long' }),
  }
}
