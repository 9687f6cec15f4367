import type {
  ChangedWebhookEndpoint,
  ConfirmedWebhookEndpoint,
  NewWebhookEndpoint,
  WebhookDelivery,
  WebhookEndpoint,
} from '#api/contract/generated/schemas.ts'
import type { Customer } from '#api/testing/customers/customer.ts'

export const ENDPOINTS = '/api/v1/webhook-endpoints'

export type SecretEndpoint = Required<ConfirmedWebhookEndpoint>

/** Requests an endpoint, and stores its code. Returns its id. Fails unless the code was sent. */
export async function askForEndpoint(customer: Customer, request: object): Promise<string> {
  const { webhookEndpoint, confirmation }: NewWebhookEndpoint = await must(customer.post(ENDPOINTS, request))
  customer.otp = String(confirmation?.otpCode)
  return webhookEndpoint.webhookEndpointId
}

/** Confirms the request with the stored code. Fails unless the request succeeds. */
export const confirmed = (customer: Customer, id: string): Promise<SecretEndpoint> =>
  must(customer.post(`${ENDPOINTS}/${id}/confirm`, { otp: customer.otp }))

/** Creates an endpoint. Fails unless the server creates it. */
export const newEndpoint = async (customer: Customer, request: object): Promise<SecretEndpoint> =>
  confirmed(customer, await askForEndpoint(customer, request))

/** Replaces the secret of the endpoint. Fails unless that succeeds. */
export async function rollSecret(customer: Customer, id: string, overlapHours: number): Promise<string> {
  const { confirmation }: NewWebhookEndpoint = await must(customer.post(`${ENDPOINTS}/${id}/roll`, { overlapHours }))
  customer.otp = String(confirmation?.otpCode)
  return (await confirmed(customer, id)).secret
}

/** Sets all values of the endpoint, including the URL. Fails unless that succeeds. */
export async function changeEndpoint(customer: Customer, id: string, values: object): Promise<void> {
  const { confirmation }: ChangedWebhookEndpoint = await must(customer.put(`${ENDPOINTS}/${id}`, values))
  if (!confirmation) return
  customer.otp = String(confirmation.otpCode)
  await confirmed(customer, id)
}

async function must<Body>(pending: Promise<Response>): Promise<Body> {
  const response = await pending
  if (!response.ok) throw new Error(`${response.url} responded ${response.status}: ${await response.text()}`)
  return response.json()
}

export const endpointsOf = async (customer: Customer): Promise<WebhookEndpoint[]> =>
  (await (await customer.get(ENDPOINTS)).json()).items

/** Returns the newest deliveries to the endpoint, newest first. */
export const deliveriesTo = async (customer: Customer, endpointId: string): Promise<WebhookDelivery[]> =>
  (await (await customer.get(`${ENDPOINTS}/${endpointId}/deliveries?limit=100`)).json()).items
