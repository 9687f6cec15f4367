import { useRef } from 'react'
import {
  type ConfirmEmailChangeMutationError,
  useConfirmEmailChange as useConfirmEmailChangeMutation,
} from '#web/api/generated/account.ts'
import { outcomes } from '#web/api/outcomes.ts'
import { useKeyedCall } from '#web/api/use-keyed-call.ts'

/** The reason why a link does not work. `other` may be temporary. */
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

/** Confirms an address with the token of the link that was sent to it. A link works once, so two presses at the same time count as one. */
export function useConfirmEmailChange() {
  const isSending = useRef(false)
  const mutation = useConfirmEmailChangeMutation()
  const confirmEmailChange = useKeyedCall(mutation)
  const { isPending, data, error } = mutation
  const confirm = async (token: string) => {
    if (isSending.current) return
    isSending.current = true
    // The failure is in `error`.
    await confirmEmailChange({ data: { token } }).catch(() => undefined)
    isSending.current = false
  }
  return { confirm, isPending, data, error, problem: error && problemOf(error) }
}
