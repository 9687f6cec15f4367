import { useQueryClient } from '@tanstack/react-query'
import {
  getListWebhookEndpointsQueryKey,
  useChangeWebhookEndpoint as useChangeWebhookEndpointMutation,
} from '#web/api/generated/webhook-endpoints.ts'

/** Changes all values of an endpoint. */
export function useChangeWebhookEndpoint() {
  const queryClient = useQueryClient()
  return useChangeWebhookEndpointMutation({
    mutation: {
      onSuccess: () => {
        queryClient.invalidateQueries({ queryKey: getListWebhookEndpointsQueryKey() })
      },
    },
  })
}
