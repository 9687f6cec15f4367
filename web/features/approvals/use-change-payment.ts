import { useChangePayment as useChangePaymentMutation } from '#web/api/generated/approvals.ts'
import { useRefreshWallet } from '#web/money/use-refresh-wallet.ts'

/** Changes a waiting transfer. Calls `then` once it is done. */
export function useChangePayment(then: () => void) {
  const refresh = useRefreshWallet()
  return useChangePaymentMutation({ mutation: { onSuccess: then, onSettled: refresh } })
}
