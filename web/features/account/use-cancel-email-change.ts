import { useQueryClient } from '@tanstack/react-query'
import {
  getGetEmailChangeQueryKey,
  useCancelEmailChange as useCancelEmailChangeMutation,
} from '#web/api/generated/account.ts'

/** Ends a change whose link was not used. A refusal means that it has ended already, which is read again. */
export function useCancelEmailChange() {
  const queryClient = useQueryClient()
  return useCancelEmailChangeMutation({
    mutation: { onSettled: () => queryClient.invalidateQueries({ queryKey: getGetEmailChangeQueryKey() }) },
  })
}
