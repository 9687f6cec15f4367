import { useDeclinePayment as useDeclinePaymentMutation } from '#web/api/generated/approvals.ts'
import { useRefreshWallet } from '#web/money/use-refresh-wallet.ts'

/** Declines a waiting payment. Calls `then` once it is done. */
export function useDeclinePayment(then: () => void) {
  const refresh = useRefreshWallet()
  return useDeclinePaymentMutation({ mutation: { onSuccess: then, onSettled: refresh } })
}
