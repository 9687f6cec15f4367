import { useMutation, useQueryClient } from '@tanstack/react-query'
import { getListWebhookEndpointsQueryKey, rollWebhookSecret } from '#web/api/generated/webhook-endpoints.ts'
import { useKeyedCall } from '#web/api/use-keyed-call.ts'

/** Gives an endpoint another secret. A retry after a lost response gets the same one, and does not end the overlap with the old one. */
export function useRollWebhookSecret(webhookEndpointId: string) {
  const withKey = useKeyedCall()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (overlapHours: number) =>
      withKey(overlapHours, init => rollWebhookSecret(webhookEndpointId, { overlapHours }, init)),
    onSuccess: () => {
      queryClient.invalidateQueries({ queryKey: getListWebhookEndpointsQueryKey() })
    },
  })
}
