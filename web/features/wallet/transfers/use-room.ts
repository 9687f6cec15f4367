import { useGetLimits } from '#web/api/generated/wallet.ts'
import { LIVE, useWallet } from '#web/api/use-wallet.ts'
import type { Room } from './amount-problem.ts'
import type { Payee } from './transfer-form.ts'

/** The type of the transaction that a transfer will be, which may have limits of its own. */
const TYPE = { customer: 'customer_transfer', beneficiary: 'wallet_to_bank_transfer' } as const

/** What may go to a payee out of the main wallet, or of a sub-wallet. */
export function useRoom({ kind }: Payee, subWallet: string): Room {
  const { data: wallet } = useWallet(subWallet || undefined)
  const { data: limits } = useGetLimits({ query: LIVE })
  const limit = limits?.types.find(({ type }) => type === TYPE[kind]) ?? limits?.overall
  return {
    available: wallet?.available.amount,
    leftToday: limit?.daily.remaining.amount,
    leftThisMonth: limit?.monthly.remaining.amount,
  }
}
