import { useQueryClient } from '@tanstack/react-query'
import type { WalletActionResult } from '#web/api/generated/model/index.ts'
import { confirmWalletAction, resendWalletActionCode } from '#web/api/generated/wallet.ts'
import { confirmOutcomeOf, resendOutcomeOf } from './action-problem.ts'
import { keepResentCode, type PendingAction, pendingActionOf } from './pending-action.ts'
import { useConfirmCode } from './use-confirm-code.ts'

export interface ConfirmEvents {
  /** Another code is on its way. */
  onPending: (pending: PendingAction) => void
  onDone: (result: WalletActionResult) => void
}

/** The code of a change of the wallet. */
export function useConfirmWalletAction(pending: PendingAction, { onPending, onDone }: ConfirmEvents) {
  const queryClient = useQueryClient()
  const { actionId } = pending
  return useConfirmCode({
    confirm: (otp, options) => confirmWalletAction(actionId, { otp }, options),
    outcomeOf: confirmOutcomeOf,
    onDone,
    resend: async () => {
      const resent = pendingActionOf(await resendWalletActionCode(actionId), Date.now())
      keepResentCode(queryClient, resent)
      return resent
    },
    resendOutcomeOf,
    onSent: onPending,
    onWait: resendAt => onPending({ ...pending, resendAt }),
  })
}
