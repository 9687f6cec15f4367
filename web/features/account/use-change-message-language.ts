import { useQueryClient } from '@tanstack/react-query'
import {
  getGetMeQueryKey,
  useChangeMessageLanguage as useChangeMessageLanguageMutation,
} from '#web/api/generated/account.ts'

/** Changes the language of messages to the customer. */
export function useChangeMessageLanguage() {
  const queryClient = useQueryClient()
  return useChangeMessageLanguageMutation({
    mutation: { onSuccess: me => queryClient.setQueryData(getGetMeQueryKey(), me) },
  })
}
