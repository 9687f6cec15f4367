import { useCreateKybOption as useCreateKybOptionMutation } from '#web/api/generated/admin.ts'
import type { KybCategory } from '#web/api/generated/plinkAPI.schemas.ts'
import { useKeyedCall } from '#web/api/use-keyed-call.ts'
import { createRequest, type OptionValues } from './option-form.ts'

/** Creates the choice. Retries without a response have the same key, so that it is created once. Throws errors of the server. */
export function useCreateKybOption(category: KybCategory) {
  const createKybOption = useKeyedCall(useCreateKybOptionMutation())
  return async (values: OptionValues): Promise<void> => {
    const request = createRequest(category, values)
    await createKybOption({ data: request })
  }
}
