import { useErrorText } from '#web/api/error-text.ts'
import { ApiError } from '#web/api/fetcher.ts'
import { useRollApiKey as useRollApiKeyMutation } from '#web/api/generated/api-keys.ts'
import { serverNow } from '#web/lib/clock.ts'
import { type PendingKey, pendingOf } from './api-key-step.ts'

/** Requests a key that replaces another one. Returns null after a refusal, which `problems` explains. */
export function useRollApiKey() {
  const { mutateAsync, error } = useRollApiKeyMutation()
  const errorText = useErrorText()
  const roll = async (apiKeyId: string, overlapHours: number, validDays: number): Promise<PendingKey | null> => {
    try {
      return pendingOf(await mutateAsync({ apiKeyId, data: { overlapHours, validDays } }), serverNow())
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      return null
    }
  }
  return { roll, problems: { refused: errorText(error) } }
}
