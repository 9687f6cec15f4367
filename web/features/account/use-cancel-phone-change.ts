import { useQueryClient } from '@tanstack/react-query'
import {
  getGetPhoneChangeQueryKey,
  getListSecurityEventsQueryKey,
  useCancelPhoneChange as useCancelPhoneChangeMutation,
} from '#web/api/generated/account.ts'

/** Cancels a change that has not taken effect. A refusal means that the change has already ended, so it is refetched. */
export function useCancelPhoneChange() {
  const queryClient = useQueryClient()
  return useCancelPhoneChangeMutation({
    mutation: {
      onSettled: () =>
        Promise.all(
          [getGetPhoneChangeQueryKey(), getListSecurityEventsQueryKey()].map(queryKey =>
            queryClient.invalidateQueries({ queryKey }),
          ),
        ),
    },
  })
}
