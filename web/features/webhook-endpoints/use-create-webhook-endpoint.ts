import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CreateWebhookEndpointRequest } from '#web/api/generated/plinkAPI.schemas.ts'
import { createWebhookEndpoint, getListWebhookEndpointsQueryKey } from '#web/api/generated/webhook-endpoints.ts'
import { useKeyedCall } from '#web/api/use-keyed-call.ts'

/** Adds an endpoint. A retry after a lost response gets the secret of the same one. */
export function useCreateWebhookEndpoint() {
  const withKey = useKeyedCall()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (request: CreateWebhookEndpointRequest) =>
      withKey(request, init => createWebhookEndpoint(request, init)),
    onSuccess: () => {
      queryClient.invalidateQueries({ queryKey: getListWebhookEndpointsQueryKey() })
    },
  })
}
