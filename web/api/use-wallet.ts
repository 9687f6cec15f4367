import type { Query } from '@tanstack/react-query'
import { takeEarlyBody } from './early-responses.ts'
import { getListApprovalsQueryKey } from './generated/approvals.ts'
import { getListBeneficiariesQueryKey } from './generated/beneficiaries.ts'
import { getListBillPaymentsQueryKey } from './generated/bills.ts'
import { getListNotificationsQueryKey } from './generated/notifications.ts'
import type { Wallet } from './generated/plinkAPI.schemas.ts'
import { getListTopUpsQueryKey } from './generated/top-ups.ts'
import { getListTransferBatchesQueryKey } from './generated/transfer-batches.ts'
import { getListTransferSchedulesQueryKey, getListTransfersQueryKey } from './generated/transfers.ts'
import { getGetWalletQueryKey, useGetWallet } from './generated/wallet.ts'
import { useMe } from './use-me.ts'

/** Query options for data that changes with every movement of money. Refetched when the user returns to the page. */
export const LIVE = { staleTime: 10_000, refetchOnWindowFocus: true } as const

const [WALLET] = getGetWalletQueryKey()
const [TRANSFERS] = getListTransfersQueryKey()
const [SCHEDULES] = getListTransferSchedulesQueryKey()
const [BATCHES] = getListTransferBatchesQueryKey()
const [BENEFICIARIES] = getListBeneficiariesQueryKey()
const [BILL_PAYMENTS] = getListBillPaymentsQueryKey()
const [TOP_UPS] = getListTopUpsQueryKey()
const [APPROVALS] = getListApprovalsQueryKey()
const [NOTIFICATIONS] = getListNotificationsQueryKey()
const PATHS = [NOTIFICATIONS, WALLET, TRANSFERS, SCHEDULES, BATCHES, BENEFICIARIES, BILL_PAYMENTS, TOP_UPS, APPROVALS]

/** Everything about the wallet, the transfers out of it, whom they go to, and what its owner is told. */
export const OF_WALLET = {
  predicate: ({ queryKey: [path] }: Query) => PATHS.some(each => String(path).startsWith(each)),
}

/** The lists of notifications, and how many are unread. */
export const OF_NOTIFICATIONS = {
  predicate: ({ queryKey: [path] }: Query) => String(path).startsWith(NOTIFICATIONS),
}

/** The wallet, or one of its sub-wallets. Not requested for a customer without a business, who has no wallet. */
export function useWallet(subWallet?: string) {
  const hasWallet = useHasWallet()
  const initialData = () => (subWallet === undefined ? takeEarlyBody<Wallet>(WALLET) : undefined)
  return useGetWallet(subWallet === undefined ? undefined : { subWallet }, {
    query: { ...LIVE, enabled: hasWallet, initialData },
  })
}

/** False until it is known. */
export function useHasWallet(): boolean {
  const { data: me } = useMe()
  return me !== undefined && me.profile !== null
}
