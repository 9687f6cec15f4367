import { useQueryClient } from '@tanstack/react-query'
import { getListSecurityEventsQueryKey } from '#web/api/generated/account.ts'
import { getListApiKeysQueryKey, useRevokeApiKey as useRevokeApiKeyMutation } from '#web/api/generated/api-keys.ts'

/** Calls `onRevoked` after the key is revoked. */
export function useRevokeApiKey(onRevoked: () => void) {
  const queryClient = useQueryClient()
  return useRevokeApiKeyMutation({
    mutation: {
      onSuccess: () => {
        for (const queryKey of [getListApiKeysQueryKey(), getListSecurityEventsQueryKey()]) {
          queryClient.invalidateQueries({ queryKey })
        }
        onRevoked()
      },
    },
  })
}
