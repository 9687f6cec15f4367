import { useDecideSandboxCardPayment as useDecideSandboxCardPaymentMutation } from '#web/api/generated/sandbox.ts'
import { useGoBackTo } from './use-go-back-to.ts'

/** Decides for the holder of a test card, then goes back to where the payment was started. */
export function useDecideSandboxCardPayment(paymentId: string) {
  const { mutateAsync, isPending, error } = useDecideSandboxCardPaymentMutation()
  const goBack = useGoBackTo()
  const decide = async (decision: 'approve' | 'decline') => {
    const decided = await mutateAsync({ paymentId, data: { decision } }).catch(() => undefined)
    if (decided) goBack(decided.returnUrl)
  }
  return { decide, isDeciding: isPending, error }
}
