import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import {
  getGetWalletQueryKey,
  useMarkTransactionsSeen as useMarkTransactionsSeenMutation,
} from '#web/api/generated/wallet.ts'
import { useWallet } from '#web/api/use-wallet.ts'

/** Whoever sees this transaction at the top of the list has seen what is new; the badge of the menu goes. */
export function useMarkTransactionsSeen(newestReference: string | undefined): void {
  const client = useQueryClient()
  const { data: wallet } = useWallet()
  const forgetCount = () => client.invalidateQueries({ queryKey: getGetWalletQueryKey() })
  const { mutate } = useMarkTransactionsSeenMutation({ mutation: { onSuccess: forgetCount } })
  const hasNewTransactions = wallet !== undefined && wallet.newTransactions > 0
  const marked = useRef('')
  useEffect(() => {
    // What is counted once more after this has come since, and the list does not show it yet.
    if (!newestReference || !hasNewTransactions || marked.current === newestReference) return
    marked.current = newestReference
    mutate({ data: { referenceId: newestReference } })
  }, [newestReference, hasNewTransactions, mutate])
}
