import { useState } from 'react'
import { ApiError } from '#web/api/fetcher.ts'
import { createTopUp } from '#web/api/generated/top-ups.ts'
import { useIdempotencyKey } from '#web/lib/use-idempotency-key.ts'
import { useIsHere } from '#web/lib/use-is-here.ts'
import { useRefreshWallet } from '#web/money/use-refresh-wallet.ts'

/** Starts a top-up, which takes no money yet. */
export function useCreateTopUp(onCreated: (topUpId: string) => void) {
  const { keyFor, clearKey, clearKeyAfter } = useIdempotencyKey()
  const [error, setError] = useState<ApiError | null>(null)
  const isHere = useIsHere()
  const refreshWallet = useRefreshWallet()

  /** @param subWallet empty for the main wallet */
  const create = async (halalas: number, subWallet: string) => {
    const amount = { amount: halalas, currency: 'SAR' as const }
    const request = subWallet === '' ? { amount } : { amount, subWallet }
    setError(null)
    try {
      const { topUpId } = await createTopUp(request, {
        headers: { 'Idempotency-Key': keyFor(JSON.stringify(request)) },
      })
      clearKey()
      if (isHere.current) onCreated(topUpId)
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      clearKeyAfter(cause)
      setError(cause)
      // The sub-wallet was closed, on another device for example.
      if (cause.status === 404) refreshWallet()
    }
  }
  return { create, error }
}
