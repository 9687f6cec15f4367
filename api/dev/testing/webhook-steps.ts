import type { NewWebhookEndpoint, WebhookDelivery, WebhookEndpoint } from '#api/contract/generated/schemas.ts'
import type { Customer } from './customer.ts'

export const ENDPOINTS = '/api/v1/webhook-endpoints'

/** Fails unless the endpoint is made. */
export async function newEndpoint(customer: Customer, asked: object): Promise<NewWebhookEndpoint> {
  const response = await customer.post(ENDPOINTS, asked)
  if (response.status !== 201) throw new Error(`${ENDPOINTS} responded ${response.status}: ${await response.text()}`)
  return response.json()
}

export const endpointsOf = async (customer: Customer): Promise<WebhookEndpoint[]> =>
  (await (await customer.get(ENDPOINTS)).json()).items

/** The newest deliveries to the endpoint, newest first. */
export const deliveriesTo = async (customer: Customer, endpointId: string): Promise<WebhookDelivery[]> =>
  (await (await customer.get(`${ENDPOINTS}/${endpointId}/deliveries?limit=100`)).json()).items
