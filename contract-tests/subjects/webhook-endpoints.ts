import { insertEndpoint } from '#api/features/webhook-endpoints/webhook-endpoints.store.ts'
import { wrongCode } from '#api/testing/customer.ts'
import { askForEndpoint, confirmed, ENDPOINTS, newEndpoint, rollSecret } from '#api/testing/webhook-steps.ts'
import { MAX_WEBHOOK_ENDPOINTS, OTP_ATTEMPTS } from '#domain/constants.ts'
import { CHOICE, CODE, type RequestFields, readIn } from '../request-fields.ts'
import { inTurn, type Preparations } from '../steps/preparation.ts'
import { signedIn, waitToResend } from '../steps/sign-in.ts'
import { openAccount, type TestUser } from '../test-user.ts'

const EXAMPLE = { url: 'https://shop.example/plink', eventTypes: ['transaction.posted', 'transfer.paid'] }

/** Creates the endpoint of the examples, and keeps its id. */
async function createExampleEndpoint({ customer, wallet }: TestUser): Promise<void> {
  const { webhookEndpoint } = await newEndpoint(customer, EXAMPLE)
  wallet.webhookEndpointId = webhookEndpoint.webhookEndpointId
}

/** Asks for the endpoint of the examples, and keeps its id and its code. */
export async function askForExampleEndpoint({ customer, wallet }: TestUser): Promise<void> {
  wallet.webhookEndpointId = await askForEndpoint(customer, EXAMPLE)
}

/** Confirms the endpoint that was asked for last. */
const confirmEndpoint = ({ customer, wallet }: TestUser): Promise<unknown> =>
  confirmed(customer, wallet.webhookEndpointId)

/** Tries wrong codes until no code is accepted. */
export async function lockEndpointCodes({ customer, wallet }: TestUser): Promise<void> {
  for (let count = 0; count < OTP_ATTEMPTS; count++) {
    await customer.post(`${ENDPOINTS}/${wallet.webhookEndpointId}/confirm`, { otp: wrongCode(customer.otp, count) })
  }
}

/** Stores as many endpoints as an account can have. */
export async function fillUpEndpoints({ world, person }: TestUser): Promise<void> {
  const { db } = world.deps
  for (let count = 0; count < MAX_WEBHOOK_ENDPOINTS; count++) {
    const endpoint = { id: crypto.randomUUID(), accountId: person.userId, url: EXAMPLE.url, eventTypes: null }
    await db.transaction(tx => insertEndpoint(tx, endpoint, world.clock()))
  }
}

export const rollExampleSecret = ({ customer, wallet }: TestUser): Promise<string> =>
  rollSecret(customer, wallet.webhookEndpointId, 24)

/** Sends a test to it, and keeps the id of the delivery. */
export async function testExampleEndpoint({ customer, wallet }: TestUser): Promise<void> {
  const delivery = await (await customer.post(`${ENDPOINTS}/${wallet.webhookEndpointId}/test`, {})).json()
  wallet.webhookDeliveryId = delivery.webhookDeliveryId
}

export const disableExampleEndpoint = ({ customer, wallet }: TestUser): Promise<Response> =>
  customer.put(`${ENDPOINTS}/${wallet.webhookEndpointId}`, { ...EXAMPLE, enabled: false })

/** Signs in somebody with a disabled endpoint that is not that of the examples. */
async function withOtherEndpoint(user: TestUser): Promise<void> {
  const { customer, wallet } = user
  await openAccount(user)
  await customer.signIn()
  const other = { url: 'https://other.example/', eventTypes: ['ping'] }
  const { webhookEndpoint } = await newEndpoint(customer, other)
  wallet.webhookEndpointId = webhookEndpoint.webhookEndpointId
  await customer.put(`${ENDPOINTS}/${wallet.webhookEndpointId}`, { ...other, enabled: false })
}

const withWebhookEndpoint = inTurn(signedIn, createExampleEndpoint)
const withUnconfirmedEndpoint = inTurn(signedIn, askForExampleEndpoint)
const withWebhookDelivery = inTurn(withWebhookEndpoint, testExampleEndpoint)

export const preparations: Preparations = {
  listWebhookEndpoints: withWebhookEndpoint,
  createWebhookEndpoint: signedIn,
  changeWebhookEndpoint: withWebhookEndpoint,
  deleteWebhookEndpoint: withWebhookEndpoint,
  rollWebhookSecret: withWebhookEndpoint,
  confirmWebhookEndpoint: withUnconfirmedEndpoint,
  resendWebhookEndpointCode: inTurn(withUnconfirmedEndpoint, waitToResend),
  testWebhookEndpoint: withWebhookEndpoint,
  listWebhookDeliveries: withWebhookDelivery,
  resendWebhookDelivery: withWebhookDelivery,
}

const inEndpoint = readIn('listWebhookEndpoints', 'items[0].')

export const requestFields: RequestFields = {
  createWebhookEndpoint: {
    afterwards: confirmEndpoint,
    fields: { url: inEndpoint('url'), eventTypes: inEndpoint('eventTypes') },
  },
  changeWebhookEndpoint: {
    prepare: withOtherEndpoint,
    afterwards: confirmEndpoint,
    fields: {
      url: inEndpoint('url'),
      eventTypes: inEndpoint('eventTypes'),
      enabled: { ...inEndpoint('state'), as: sent => (sent ? 'enabled' : 'disabled') },
    },
  },
  rollWebhookSecret: { fields: { overlapHours: CHOICE } },
  confirmWebhookEndpoint: { fields: { otp: CODE } },
}
