import { keepPreviousData } from '@tanstack/react-query'
import { useListTransactions } from '#web/api/generated/wallet.ts'
import { useFirstPageInstead } from '../Pager.tsx'
import { useAddress, walletParams } from '../wallet-params.ts'
import { countFilters, listParams, readFilters } from './transaction-filters.ts'
import { useMarkTransactionsSeen } from './use-mark-transactions-seen.ts'

/** The page of transactions that the address names. The last one stays until it is there. */
export function useTransactionList() {
  const { params } = useAddress()
  const wanted = listParams(params)
  const list = useListTransactions(wanted, { query: { placeholderData: keepPreviousData } })
  const isWhole = countFilters(readFilters(params)) === 0
  const { data, isPlaceholderData } = list
  // The mark is the whole wallet's: a sub-wallet's list does not show what the menu counts.
  const isCounted = walletParams(params).subWallet === undefined
  const isNewest = isCounted && isWhole && data?.page === 1 && !isPlaceholderData
  useMarkTransactionsSeen(isNewest ? data.items[0]?.referenceId : undefined)
  const isLost = wanted.cursor !== undefined && list.error?.body.code === 'CURSOR_INVALID'
  useFirstPageInstead(isLost)
  return isLost ? { ...list, error: null } : list
}
