import {
  type ConfirmEmailChangeMutationError,
  useConfirmEmailChange as useConfirmEmailChangeMutation,
} from '#web/api/generated/account.ts'
import { outcomes } from '#web/api/outcomes.ts'

/** Why a link does not work. `other` may pass. */
type LinkProblem = 'invalid' | 'used' | 'over' | 'other'

const problemOf = outcomes<ConfirmEmailChangeMutationError, LinkProblem>(
  {
    EMAIL_LINK_INVALID: 'invalid',
    VALIDATION_ERROR: 'invalid',
    EMAIL_LINK_USED: 'used',
    ACTION_EXPIRED: 'over',
    WALLET_FROZEN: 'other',
    RATE_LIMITED: 'other',
  },
  'other',
)

/** Confirms an address with the token of the link that it was sent. */
export function useConfirmEmailChange() {
  const { mutate, isPending, data, error } = useConfirmEmailChangeMutation()
  return {
    confirm: (token: string) => mutate({ data: { token } }),
    isPending,
    data,
    error,
    problem: error && problemOf(error),
  }
}
