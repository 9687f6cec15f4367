import { useIdempotencyKey } from '#web/lib/use-idempotency-key.ts'
import { ApiError } from './fetcher.ts'

/** Returns a function that makes a call with the key of its request. A retry after a lost response repeats the key. */
export function useKeyedCall() {
  const { keyFor, clearKey, clearKeyAfter } = useIdempotencyKey()
  return async <Result>(
    request: unknown,
    call: (init: { headers: Record<string, string> }) => Promise<Result>,
  ): Promise<Result> => {
    try {
      const result = await call({ headers: { 'Idempotency-Key': keyFor(JSON.stringify(request)) } })
      clearKey()
      return result
    } catch (cause) {
      if (cause instanceof ApiError) clearKeyAfter(cause)
      throw cause
    }
  }
}
