import { useQueryClient } from '@tanstack/react-query'
import {
  getGetPhoneChangeQueryKey,
  getListSecurityEventsQueryKey,
  useCancelPhoneChange as useCancelPhoneChangeMutation,
} from '#web/api/generated/account.ts'

/** Ends a change that has not taken effect. A refusal means that it has ended already, which is read again. */
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
