import { keepPreviousData } from '@tanstack/react-query'
import { useListHolds } from '#web/api/generated/wallet.ts'
import { useAddress } from '../use-address.ts'
import { useFirstPageInstead } from '../use-first-page-instead.ts'
import { cursorParams, walletParams } from '../wallet-params.ts'

/** The page of holds that the address names. The last one stays until it is there. */
export function useHoldList() {
  const { params } = useAddress()
  const wanted = { ...walletParams(params), ...cursorParams(params) }
  const list = useListHolds(wanted, { query: { placeholderData: keepPreviousData } })
  const isLost = list.error?.body.code === 'CURSOR_INVALID'
  useFirstPageInstead(isLost)
  return isLost ? { ...list, error: null } : list
}
