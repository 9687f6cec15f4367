import type { Limit } from '#web/api/generated/plinkAPI.schemas.ts'
import { useGetLimits } from '#web/api/generated/wallet.ts'
import { LIVE, useWallet } from '#web/api/use-wallet.ts'
import type { Payee } from '#web/money/transfer-form.ts'
import type { TransferLimits } from './amount-problem.ts'

/** The transaction type of a transfer to each kind of payee. A type may have limits of its own. */
const TYPE = { customer: 'customer_transfer', beneficiary: 'wallet_to_bank_transfer' } as const

/** Returns the limits for a payee and a source: the main wallet or a sub-wallet. */
export function useTransferLimits({ kind }: Payee, subWallet: string): TransferLimits {
  const { data: wallet } = useWallet(subWallet || undefined)
  const { data: limits } = useGetLimits({ query: LIVE })
  const available = wallet?.available.amount
  if (!limits) return { available }
  const { overall, types, instantTransfer } = limits
  const ofType = types.find(({ type }) => type === TYPE[kind]) ?? overall
  return {
    available,
    leftToday: ofType.daily.remaining.amount,
    leftThisMonth: ofType.monthly.remaining.amount,
    daily: lowest(overall.daily, ofType.daily),
    monthly: lowest(overall.monthly, ofType.monthly),
    oneTransfer: kind === 'beneficiary' ? instantTransfer.amount : undefined,
  }
}

/** If no limit is set, the end of the permitted range is the limit. */
const lowest = (...limits: Limit[]): number =>
  Math.min(...limits.map(({ limit, range }) => (limit ?? range.maximum).amount))
