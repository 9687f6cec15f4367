import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useMarkTransactionsSeen as useMarkTransactionsSeenMutation } from '#web/api/generated/transactions.ts'
import { getGetWalletQueryKey } from '#web/api/generated/wallet.ts'
import { useWallet } from '#web/api/use-wallet.ts'

/** Marks transactions as seen when the newest one is shown, which removes the badge of the menu. */
export function useMarkTransactionsSeen(newestReference: string | undefined): void {
  const client = useQueryClient()
  const { data: wallet } = useWallet()
  const forgetCount = () => client.invalidateQueries({ queryKey: getGetWalletQueryKey() })
  const { mutate } = useMarkTransactionsSeenMutation({ mutation: { onSuccess: forgetCount } })
  const hasNewTransactions = wallet !== undefined && wallet.newTransactions > 0
  const newestMarked = useRef('')
  useEffect(() => {
    // Transactions that are counted after this are newer than the list.
    if (!newestReference || !hasNewTransactions || newestMarked.current === newestReference) return
    newestMarked.current = newestReference
    mutate({ data: { referenceId: newestReference } })
  }, [newestReference, hasNewTransactions, mutate])
}
