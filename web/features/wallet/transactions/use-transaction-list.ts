import { keepPreviousData, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import {
  getGetWalletQueryKey,
  useListTransactions,
  useMarkTransactionsSeen as useMarkTransactionsSeenMutation,
} from '#web/api/generated/wallet.ts'
import { useWallet } from '#web/api/use-wallet.ts'
import { useFirstPageInstead } from '../Pager.tsx'
import { useAddress, walletParams } from '../wallet-params.ts'
import { countFilters, listParams, readFilters } from './transaction-filters.ts'

/** The page of transactions that the address names. The last one stays until it is there. */
export function useTransactionList() {
  const { params } = useAddress()
  const list = useListTransactions(listParams(params), { query: { placeholderData: keepPreviousData } })
  const isWhole = countFilters(readFilters(params)) === 0
  const { data, isPlaceholderData } = list
  // The mark is the whole wallet's: a sub-wallet's list does not show what the menu counts.
  const isCounted = walletParams(params).subWallet === undefined
  const isNewest = isCounted && isWhole && data?.page === 1 && !isPlaceholderData
  useMarkTransactionsSeen(isNewest ? data.items[0]?.referenceId : undefined)
  const isLost = list.error?.body.code === 'CURSOR_INVALID'
  useFirstPageInstead(isLost)
  return isLost ? { ...list, error: null } : list
}

/** Whoever sees this transaction at the top of the list has seen what is new; the badge of the menu goes. */
function useMarkTransactionsSeen(newestReference: string | undefined): void {
  const client = useQueryClient()
  const { data: wallet } = useWallet()
  const forgetCount = () => client.invalidateQueries({ queryKey: getGetWalletQueryKey() })
  const { mutate } = useMarkTransactionsSeenMutation({ mutation: { onSuccess: forgetCount } })
  const hasNews = wallet !== undefined && wallet.newTransactions > 0
  const marked = useRef('')
  useEffect(() => {
    // What is counted once more after this has come since, and the list does not show it yet.
    if (!newestReference || !hasNews || marked.current === newestReference) return
    marked.current = newestReference
    mutate({ data: { referenceId: newestReference } })
  }, [newestReference, hasNews, mutate])
}
