import type { Query } from '@tanstack/react-query'
import { takeEarlyBody } from './early-responses.ts'
import type { Wallet } from './generated/plinkAPI.schemas.ts'
import {
  getWalletPath,
  listApprovalsPath,
  listBeneficiariesPath,
  listBillPaymentsPath,
  listBusinessDocumentsPath,
  listNotificationsPath,
  listTasksPath,
  listTopUpsPath,
  listTransferBatchesPath,
  listTransferSchedulesPath,
  listTransfersPath,
} from './generated/query-paths.ts'
import { useGetWallet } from './generated/wallet.ts'
import { useMe } from './use-me.ts'

/** Query options for data that changes with every movement of money. Refetched when the user returns to the page. */
export const LIVE = { staleTime: 10_000, refetchOnWindowFocus: true } as const

const PATHS = [
  listNotificationsPath,
  listTasksPath,
  getWalletPath,
  listTransfersPath,
  listTransferSchedulesPath,
  listTransferBatchesPath,
  listBeneficiariesPath,
  listBillPaymentsPath,
  listTopUpsPath,
  listApprovalsPath,
]

/** Matches the queries about the wallet, its transfers, its beneficiaries and the notifications of its owner. */
export const WALLET_QUERIES = {
  predicate: ({ queryKey: [path] }: Query) => PATHS.some(each => String(path).startsWith(each)),
}

const NOTIFIED_PATHS = [listNotificationsPath, listTasksPath, listBusinessDocumentsPath]

/** Matches the notifications, and what a new one may tell of without any money moving: a bill that is due, or a document that is asked for. */
export const NOTIFIED_QUERIES = {
  predicate: ({ queryKey: [path] }: Query) => NOTIFIED_PATHS.some(each => String(path).startsWith(each)),
}

/** Matches the lists of notifications and the number of unread ones. */
export const NOTIFICATION_QUERIES = {
  predicate: ({ queryKey: [path] }: Query) => String(path).startsWith(listNotificationsPath),
}

/** The wallet, or one of its sub-wallets. Not requested for a customer without a business, who has no wallet. */
export function useWallet(subWallet?: string) {
  const hasWallet = useHasWallet()
  const initialData = () => (subWallet === undefined ? takeEarlyBody<Wallet>(getWalletPath) : undefined)
  return useGetWallet(subWallet === undefined ? undefined : { subWallet }, {
    query: { ...LIVE, enabled: hasWallet, initialData },
  })
}

/** Whether the customer has a wallet. False until that is known. */
export function useHasWallet(): boolean {
  const { data: me } = useMe()
  return me !== undefined && me.profile !== null
}
