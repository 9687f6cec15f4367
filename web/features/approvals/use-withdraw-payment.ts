import { useWithdrawPayment as useWithdrawPaymentMutation } from '#web/api/generated/approvals.ts'
import { useRefreshWallet } from '#web/money/use-refresh-wallet.ts'

/** Cancels a waiting payment. Calls `then` once it is done. */
export function useWithdrawPayment(then: () => void) {
  const refresh = useRefreshWallet()
  return useWithdrawPaymentMutation({ mutation: { onSuccess: then, onSettled: refresh } })
}
