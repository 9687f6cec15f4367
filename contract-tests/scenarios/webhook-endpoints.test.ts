import { deliverEvents } from '#api/features/webhook-endpoints/deliver-events.ts'
import { operationOf } from '../contract.ts'
import { prepareFor } from '../preparations/prepare.ts'
import { disableExampleEndpoint, fillUpEndpoints, testExampleEndpoint } from '../preparations/webhook-setup.ts'
import type { TestUser } from '../test-user.ts'
import { after } from './preconditions.ts'
import { runScenarios } from './run-scenarios.ts'
import type { ScenarioScript } from './scenario-context.ts'

const unknown =
  (name: 'webhookEndpointId' | 'webhookDeliveryId'): ScenarioScript =>
  async ({ prepare, call }) => {
    await prepare()
    return call({ parameters: { [name]: crypto.randomUUID() } })
  }

/** The key of a call about this one is used for another one. */
const mismatch =
  (name: 'webhookEndpointId' | 'webhookDeliveryId'): ScenarioScript =>
  async ({ prepare, call }) => {
    const headers = { 'Idempotency-Key': crypto.randomUUID() }
    await prepare()
    await call({ headers })
    return call({ headers, parameters: { [name]: crypto.randomUUID() } })
  }

const withoutDeliveries: ScenarioScript = async context => {
  await prepareFor(operationOf('testWebhookEndpoint'), context)
  return context.call()
}

async function readFirstPage(user: TestUser): Promise<void> {
  const { customer, wallet } = user
  await testExampleEndpoint(user)
  const page = await customer.get(`/api/v1/webhook-endpoints/${wallet.webhookEndpointId}/deliveries?limit=1`)
  wallet.cursor = (await page.json()).nextCursor
}

const missing = { webhook_endpoint_not_found: unknown('webhookEndpointId') }

runScenarios('webhook-endpoints', {
  listWebhookEndpoints: {
    webhook_endpoints_empty: async context => {
      await prepareFor(operationOf('createWebhookEndpoint'), context)
      return context.call()
    },
  },
  createWebhookEndpoint: { webhook_endpoint_limit_reached: after(fillUpEndpoints) },
  changeWebhookEndpoint: missing,
  deleteWebhookEndpoint: missing,
  rollWebhookSecret: missing,
  testWebhookEndpoint: {
    ...missing,
    webhook_endpoint_disabled: after(disableExampleEndpoint),
    idempotency_mismatch: mismatch('webhookEndpointId'),
  },
  listWebhookDeliveries: {
    ...missing,
    webhook_deliveries_empty: withoutDeliveries,
    first_page: after(testExampleEndpoint),
    second_page: after(readFirstPage),
    cursor_invalid: async context => {
      await context.prepare()
      await readFirstPage(context)
      context.wallet.cursor = `${context.wallet.cursor}x`
      return context.call()
    },
    delivered: after(({ world }) =>
      deliverEvents({
        ...world.deps,
        sendWebhook: async () => ({ milliseconds: 12, status: 200, responseBody: 'ok' }),
      }),
    ),
  },
  resendWebhookDelivery: {
    webhook_delivery_not_found: unknown('webhookDeliveryId'),
    webhook_endpoint_disabled: after(disableExampleEndpoint),
    idempotency_mismatch: mismatch('webhookDeliveryId'),
  },
})
