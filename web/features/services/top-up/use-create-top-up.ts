import { useState } from 'react'
import { ApiError } from '#web/api/fetcher.ts'
import { createTopUp } from '#web/api/generated/top-ups.ts'
import { useIdempotencyKey } from '#web/lib/use-idempotency-key.ts'

/** Starts a top-up, which takes no money yet. */
export function useCreateTopUp(onCreated: (topUpId: string) => void) {
  const { keyFor, clearKey } = useIdempotencyKey()
  const [error, setError] = useState<ApiError | null>(null)

  const create = async (halalas: number) => {
    const request = { amount: { amount: halalas, currency: 'SAR' as const } }
    setError(null)
    try {
      const { topUpId } = await createTopUp(request, {
        headers: { 'Idempotency-Key': keyFor(JSON.stringify(request)) },
      })
      clearKey()
      onCreated(topUpId)
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      if (cause.status > 0 && cause.status < 500) clearKey()
      setError(cause)
    }
  }
  return { create, error }
}
