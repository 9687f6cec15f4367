import { useQueryClient } from '@tanstack/react-query'
import { getGetMeQueryKey, useChangeEmail as useChangeEmailMutation } from '#web/api/generated/account.ts'

/** Stores the email of the customer, or removes it. */
export function useChangeEmail() {
  const queryClient = useQueryClient()
  return useChangeEmailMutation({
    mutation: { onSuccess: me => queryClient.setQueryData(getGetMeQueryKey(), me) },
  })
}
