import { useCreateWebhookEndpoint as useCreateWebhookEndpointMutation } from '#web/api/generated/webhook-endpoints.ts'

/** Asks for an endpoint; the server sends a code for it. */
export const useCreateWebhookEndpoint = () => useCreateWebhookEndpointMutation()
