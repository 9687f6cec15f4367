import { useQueryClient } from '@tanstack/react-query'
import {
  getListWebhookEndpointsQueryKey,
  useDeleteWebhookEndpoint as useDeleteWebhookEndpointMutation,
} from '#web/api/generated/webhook-endpoints.ts'

/** Deletes an endpoint with its deliveries. */
export function useDeleteWebhookEndpoint() {
  const queryClient = useQueryClient()
  return useDeleteWebhookEndpointMutation({
    mutation: {
      onSuccess: () => {
        queryClient.invalidateQueries({ queryKey: getListWebhookEndpointsQueryKey() })
      },
    },
  })
}
