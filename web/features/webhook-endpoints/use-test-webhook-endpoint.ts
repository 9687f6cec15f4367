import { useQueryClient } from '@tanstack/react-query'
import {
  getListWebhookDeliveriesQueryKey,
  useTestWebhookEndpoint as useTestWebhookEndpointMutation,
} from '#web/api/generated/webhook-endpoints.ts'

/** Sends a test to the endpoint, and shows its delivery. */
export function useTestWebhookEndpoint(webhookEndpointId: string) {
  const queryClient = useQueryClient()
  return useTestWebhookEndpointMutation({
    mutation: {
      onSuccess: () => {
        queryClient.invalidateQueries({ queryKey: getListWebhookDeliveriesQueryKey(webhookEndpointId) })
      },
    },
  })
}
