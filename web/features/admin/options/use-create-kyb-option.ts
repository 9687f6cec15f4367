import { ApiError } from '#web/api/fetcher.ts'
import { createKybOption } from '#web/api/generated/admin.ts'
import type { KybCategory } from '#web/api/generated/plinkAPI.schemas.ts'
import { useIdempotencyKey } from '#web/lib/use-idempotency-key.ts'
import { createRequest, type OptionValues } from './option-form.ts'

/** Creates the choice. Retries without a response have the same key, so that it is created once. Throws errors of the server. */
export function useCreateKybOption(category: KybCategory) {
  const { keyFor, clearKey, clearKeyAfter } = useIdempotencyKey()
  return async (values: OptionValues): Promise<void> => {
    const request = createRequest(category, values)
    const headers = { 'Idempotency-Key': keyFor(JSON.stringify(request)) }
    try {
      await createKybOption(request, { headers })
      clearKey()
    } catch (cause) {
      if (cause instanceof ApiError) clearKeyAfter(cause)
      throw cause
    }
  }
}
