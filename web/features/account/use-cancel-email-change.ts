import { useQueryClient } from '@tanstack/react-query'
import {
  getGetEmailChangeQueryKey,
  useCancelEmailChange as useCancelEmailChangeMutation,
} from '#web/api/generated/account.ts'

/** Cancels a change whose link was not used. A refusal means that the change has already ended, so it is refetched. */
export function useCancelEmailChange() {
  const queryClient = useQueryClient()
  return useCancelEmailChangeMutation({
    mutation: { onSettled: () => queryClient.invalidateQueries({ queryKey: getGetEmailChangeQueryKey() }) },
  })
}
