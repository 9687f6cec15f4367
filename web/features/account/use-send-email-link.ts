import { useQueryClient } from '@tanstack/react-query'
import { getGetEmailChangeQueryKey, useSendEmailLink as useSendEmailLinkMutation } from '#web/api/generated/account.ts'

/** Sends the link of a change again. A refusal means that the change has ended, so it is refetched. */
export function useSendEmailLink() {
  const queryClient = useQueryClient()
  return useSendEmailLinkMutation({
    mutation: { onSettled: () => queryClient.invalidateQueries({ queryKey: getGetEmailChangeQueryKey() }) },
  })
}
