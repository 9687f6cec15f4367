import type { QueryClient } from '@tanstack/react-query'
import { useListPaymentReceipts, useListReceipts } from '#web/api/generated/transactions.ts'

/** What receipts belong to: a transaction, or a transfer or bill payment. */
export type ReceiptPlace = { referenceId: string } | { paymentId: string }

/** Returns the ids for the calls of transactions and for those of payments. Only one of them is used. */
export const idsOf = (place: ReceiptPlace) => ({ referenceId: '', paymentId: '', ...place })

export const isOfPayment = (place: ReceiptPlace): boolean => 'paymentId' in place

export function useReceiptList(place: ReceiptPlace) {
  const { referenceId, paymentId } = idsOf(place)
  const ofPayment = useListPaymentReceipts(paymentId, { query: { enabled: isOfPayment(place) } })
  const ofTransaction = useListReceipts(referenceId, { query: { enabled: !isOfPayment(place) } })
  return isOfPayment(place) ? ofPayment : ofTransaction
}

/** Loads all lists of receipts again, because a payment, its transaction and the other payments of its bill have receipts in common. */
export const refreshReceipts = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey: [path] }) => typeof path === 'string' && path.endsWith('/receipts'),
  })
