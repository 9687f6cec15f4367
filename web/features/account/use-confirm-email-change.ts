import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { type ConfirmEmailChangeMutationError, confirmEmailChange } from '#web/api/generated/account.ts'
import type { ConfirmedEmail } from '#web/api/generated/plinkAPI.schemas.ts'
import { outcomes } from '#web/api/outcomes.ts'
import { useKeyedCall } from '#web/api/use-keyed-call.ts'

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

/** Confirms an address with the token of the link that it was sent. A link works once, so two presses at once are one. */
export function useConfirmEmailChange() {
  const withKey = useKeyedCall()
  const isSending = useRef(false)
  const { mutate, isPending, data, error } = useMutation<ConfirmedEmail, ConfirmEmailChangeMutationError, string>({
    mutationFn: token => withKey(token, init => confirmEmailChange({ token }, init)),
    onSettled: () => {
      isSending.current = false
    },
  })
  const confirm = (token: string) => {
    if (isSending.current) return
    isSending.current = true
    mutate(token)
  }
  return { confirm, isPending, data, error, problem: error && problemOf(error) }
}
