import { useQueryClient } from '@tanstack/react-query'
import {
  getListWebhookDeliveriesQueryKey,
  useResendWebhookDelivery as useResendWebhookDeliveryMutation,
} from '#web/api/generated/webhook-endpoints.ts'

/** Sends a delivery of the endpoint again, and shows the new one. */
export function useResendWebhookDelivery(webhookEndpointId: string) {
  const queryClient = useQueryClient()
  return useResendWebhookDeliveryMutation({
    mutation: {
      onSuccess: () => {
        queryClient.invalidateQueries({ queryKey: getListWebhookDeliveriesQueryKey(webhookEndpointId) })
      },
    },
  })
}
