import { ENDPOINTS, newEndpoint } from '#api/dev/testing/webhook-steps.ts'
import { MAX_WEBHOOK_ENDPOINTS } from '#domain/constants.ts'
import { openAccount, type TestUser } from '../test-user.ts'

const EXAMPLE = { url: 'https://shop.example/plink', eventTypes: ['transaction.posted', 'transfer.paid'] }

/** Creates the endpoint of the examples, and keeps its id. */
export async function createExampleEndpoint({ customer, wallet }: TestUser): Promise<void> {
  const { webhookEndpoint } = await newEndpoint(customer, EXAMPLE)
  wallet.webhookEndpointId = webhookEndpoint.webhookEndpointId
}

export async function fillUpEndpoints({ customer }: TestUser): Promise<void> {
  for (let count = 0; count < MAX_WEBHOOK_ENDPOINTS; count++) await newEndpoint(customer, EXAMPLE)
}

/** Sends a test to it, and keeps the id of the delivery. */
export async function testExampleEndpoint({ customer, wallet }: TestUser): Promise<void> {
  const delivery = await (await customer.post(`${ENDPOINTS}/${wallet.webhookEndpointId}/test`, {})).json()
  wallet.webhookDeliveryId = delivery.webhookDeliveryId
}

export const disableExampleEndpoint = ({ customer, wallet }: TestUser): Promise<Response> =>
  customer.put(`${ENDPOINTS}/${wallet.webhookEndpointId}`, { ...EXAMPLE, enabled: false })

/** Signs in somebody with a disabled endpoint that is not that of the examples. */
export async function withOtherEndpoint(user: TestUser): Promise<void> {
  const { customer, wallet } = user
  await openAccount(user)
  await customer.signIn()
  const other = { url: 'https://other.example/', eventTypes: ['ping'] }
  const { webhookEndpoint } = await newEndpoint(customer, other)
  wallet.webhookEndpointId = webhookEndpoint.webhookEndpointId
  await customer.put(`${ENDPOINTS}/${wallet.webhookEndpointId}`, { ...other, enabled: false })
}
