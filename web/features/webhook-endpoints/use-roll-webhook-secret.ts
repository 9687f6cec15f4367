import { useRollWebhookSecret as useRollWebhookSecretMutation } from '#web/api/generated/webhook-endpoints.ts'

/** Asks for another secret of an endpoint; the server sends a code for it. */
export const useRollWebhookSecret = () => useRollWebhookSecretMutation()
