import { useIdempotencyKey } from '#web/lib/use-idempotency-key.ts'
import { ApiError } from './fetcher.ts'
import type { KeyHeaders } from './idempotency-key.ts'

/** The return value of a generated hook, or only its call. */
interface Mutation<Variables, Result> {
  mutateAsync: (variables: Variables) => Promise<Result>
}

/** Returns the call of a generated hook with the key of its request. A retry after a lost response repeats the key. */
export function useKeyedCall<Variables extends object, Result>({
  mutateAsync,
}: Mutation<Variables & { headers: KeyHeaders }, Result>): (variables: Variables) => Promise<Result> {
  const { keyFor, clearKey, clearKeyAfter } = useIdempotencyKey()
  return async variables => {
    try {
      const headers = { 'Idempotency-Key': keyFor(JSON.stringify(variables)) }
      const result = await mutateAsync({ ...variables, headers })
      clearKey()
      return result
    } catch (cause) {
      if (cause instanceof ApiError) clearKeyAfter(cause)
      throw cause
    }
  }
}
