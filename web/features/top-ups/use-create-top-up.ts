import { useState } from 'react'
import { ApiError } from '#web/api/fetcher.ts'
import { useCreateTopUp as useCreateTopUpMutation } from '#web/api/generated/top-ups.ts'
import { useKeyedCall } from '#web/api/use-keyed-call.ts'
import { useIsHere } from '#web/layouts/use-is-here.ts'
import { useRefreshWallet } from '#web/money/use-refresh-wallet.ts'

/** Creates a top-up. This does not take any money yet. */
export function useCreateTopUp(onCreated: (topUpId: string) => void) {
  const createTopUp = useKeyedCall(useCreateTopUpMutation())
  const [error, setError] = useState<ApiError | null>(null)
  const isHere = useIsHere()
  const refreshWallet = useRefreshWallet()

  /** @param subWallet empty for the main wallet */
  const create = async (halalas: number, subWallet: string) => {
    const amount = { amount: halalas, currency: 'SAR' as const }
    const request = subWallet === '' ? { amount } : { amount, subWallet }
    setError(null)
    try {
      const { topUpId } = await createTopUp({ data: request })
      if (isHere()) onCreated(topUpId)
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      setError(cause)
      // The sub-wallet may have been closed, for example on another device.
      if (cause.status === 404) refreshWallet()
    }
  }
  return { create, error }
}
