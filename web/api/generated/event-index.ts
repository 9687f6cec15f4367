// Generated from openapi.yaml. Do not edit.
export const eventIndex = [
  {"object":"Transaction","types":["transaction.posted"]},
  {"object":"Transfer","types":["transfer.created","transfer.scheduled","transfer.held","transfer.submitted","transfer.pending","transfer.paid","transfer.returned","transfer.cancelled","transfer.refused","transfer.failed","transfer.expired","transfer.awaiting_approval","transfer.declined"]},
  {"object":"BillPayment","types":["bill.created","bill.held","bill.submitted","bill.paid","bill.cancelled","bill.refused","bill.failed","bill.awaiting_approval","bill.declined","bill.expired"]},
  {"object":"TopUp","types":["top_up.created","top_up.paid","top_up.settled","top_up.failed","top_up.expired","top_up.refunded","top_up.disputed"]},
  {"object":"Beneficiary","types":["beneficiary.created","beneficiary.mismatch","beneficiary.cooling_off","beneficiary.active","beneficiary.suspended","beneficiary.removed"]},
  {"object":"Hold","types":["hold.released"]},
  {"object":"WalletState","types":["wallet.activated","wallet.deactivated","wallet.frozen","wallet.unfrozen"]},
  {"object":"LimitSet","types":["wallet.limit_set"]},
  {"object":"ApiKey","types":["api_key.created","api_key.rolled","api_key.revoked"]},
  {"object":"WebhookEndpoint","types":["webhook_endpoint.disabled","ping"]},
] as const

export const eventExample = {"headers":{"webhook-id":"0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f","webhook-timestamp":"1767603600","webhook-signature":"v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4="},"body":{"eventId":"0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f","type":"transaction.posted","createdAt":"2026-01-05T09:00:00.000Z","data":{"object":{"referenceId":"PLK8Q3M7X2K9D4TA","type":"local_pos","status":"successful","direction":"out","amount":{"amount":20000,"currency":"SAR"},"counterparty":"Panda Supermarket","createdAt":"2026-01-05T09:00:00.000Z"}}}} as const
