import { useState } from 'react'
import { ApiError } from '#web/api/fetcher.ts'
import { useMoveMoney as useMoveMoneyMutation } from '#web/api/generated/wallet.ts'
import { useKeyedCall } from '#web/api/use-keyed-call.ts'
import { useIsHere } from '#web/layouts/use-is-here.ts'
import { useRefreshWallet } from '#web/money/use-refresh-wallet.ts'

/** Moves money between the main wallet, which has no ID, and its sub-wallets. */
export function useMoveMoney(onMoved: (halalas: number) => void) {
  // A request that may have arrived keeps its key, so that a retry does not move the money twice.
  const moveMoney = useKeyedCall(useMoveMoneyMutation())
  const refreshWallet = useRefreshWallet()
  const [error, setError] = useState<ApiError | null>(null)
  const isHere = useIsHere()

  const move = async (from: string | undefined, to: string | undefined, halalas: number) => {
    const request = { from, to, amount: { amount: halalas, currency: 'SAR' as const } }
    setError(null)
    try {
      await moveMoney({ data: request })
      if (isHere()) onMoved(halalas)
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      setError(cause)
    }
    refreshWallet()
  }
  return { move, error }
}
