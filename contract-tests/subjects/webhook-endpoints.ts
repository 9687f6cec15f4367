import { eq } from 'drizzle-orm'
import { deliverEvents } from '#api/features/webhook-endpoints/deliver-events.ts'
import { insertEndpoint, newSecret } from '#api/features/webhook-endpoints/webhook-endpoints.store.ts'
import { webhookEndpoints } from '#api/kernel/db/schema/webhooks.ts'
import { addSeconds } from '#api/kernel/platform/clock.ts'
import type { Providers } from '#api/outside/providers/providers.ts'
import { askForEndpoint, confirmed, ENDPOINTS, newEndpoint, rollSecret } from '#api/testing/webhook-steps.ts'
import { MAX_WEBHOOK_ENDPOINTS } from '#domain/constants.ts'
import { openAccount, type People } from '../people.ts'
import { CHOICE, CODE, type RequestFields, readIn } from '../request-fields.ts'
import {
  after,
  afterChallenge,
  confirmRefusals,
  preparedFor,
  resendRefusals,
  unknownId,
  withOtherId,
  withoutSms,
} from '../scripts/preconditions.ts'
import type { ScenarioScript, ScenarioScripts } from '../scripts/scenario-script.ts'
import { tryWrongCodes } from '../steps/codes.ts'
import { inTurn, type Preparations } from '../steps/preparation.ts'
import { signedIn, waitToResend } from '../steps/sign-in.ts'
import { lateProviders, smsRefused } from '../test-doubles.ts'

const EXAMPLE = { url: 'https://shop.example/plink', eventTypes: ['transaction.posted', 'transfer.paid'] }

/** Creates the endpoint of the examples, and keeps its id. */
async function createExampleEndpoint({ customer, wallet }: People): Promise<void> {
  const { webhookEndpoint } = await newEndpoint(customer, EXAMPLE)
  wallet.webhookEndpointId = webhookEndpoint.webhookEndpointId
}

/** Asks for the endpoint of the examples, and keeps its id and its code. */
async function askForExampleEndpoint({ customer, wallet }: People): Promise<void> {
  wallet.webhookEndpointId = await askForEndpoint(customer, EXAMPLE)
}

/** Confirms the endpoint that was asked for last. */
const confirmEndpoint = ({ customer, wallet }: People): Promise<unknown> =>
  confirmed(customer, wallet.webhookEndpointId)

const lockEndpointCodes = ({ customer, wallet }: People): Promise<void> =>
  tryWrongCodes(customer, otp => customer.post(`${ENDPOINTS}/${wallet.webhookEndpointId}/confirm`, { otp }))

/** Stores as many endpoints as an account can have. */
async function fillUpEndpoints({ plink, newcomer }: People): Promise<void> {
  const { db } = plink.deps
  for (let count = 0; count < MAX_WEBHOOK_ENDPOINTS; count++) {
    const endpoint = { id: crypto.randomUUID(), accountId: newcomer.userId, url: EXAMPLE.url, eventTypes: null }
    await db.transaction(tx => insertEndpoint(tx, endpoint, plink.clock()))
  }
}

const rollExampleSecret = ({ customer, wallet }: People): Promise<string> =>
  rollSecret(customer, wallet.webhookEndpointId, 24)

/** Sends a test to it, and keeps the id of the delivery. */
async function testExampleEndpoint({ customer, wallet }: People): Promise<void> {
  const delivery = await (await customer.post(`${ENDPOINTS}/${wallet.webhookEndpointId}/test`, {})).json()
  wallet.webhookDeliveryId = delivery.webhookDeliveryId
}

const disableExampleEndpoint = ({ customer, wallet }: People): Promise<Response> =>
  customer.put(`${ENDPOINTS}/${wallet.webhookEndpointId}`, { ...EXAMPLE, enabled: false })

/** Signs in somebody with a disabled endpoint that is not that of the examples. */
async function withOtherEndpoint(people: People): Promise<void> {
  const { customer, wallet } = people
  await openAccount(people)
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

async function readFirstPage(people: People): Promise<void> {
  const { customer, wallet } = people
  await testExampleEndpoint(people)
  const page = await customer.get(`/api/v1/webhook-endpoints/${wallet.webhookEndpointId}/deliveries?limit=1`)
  wallet.cursor = (await page.json()).nextCursor
}

const ANOTHER_URL = { url: 'https://shop.example/other', enabled: true }

const pathOf = ({ webhookEndpointId }: People['wallet'], action: string) =>
  `/api/v1/webhook-endpoints/${webhookEndpointId}/${action}`

/** Asks for an endpoint beside the one that the request is about. */
async function askForAnother(people: People): Promise<void> {
  const { webhookEndpointId } = people.wallet
  await askForExampleEndpoint(people)
  people.wallet.webhookEndpointId = webhookEndpointId
}

async function lockCodes(people: People): Promise<void> {
  const { webhookEndpointId } = people.wallet
  await askForExampleEndpoint(people)
  await lockEndpointCodes(people)
  people.wallet.webhookEndpointId = webhookEndpointId
}

/** Something about another endpoint, after which the request would change the URL of the one before. */
const aboutAnotherUrl =
  (action: (people: People) => Promise<void>): ScenarioScript =>
  async context => {
    await context.prepare()
    await action(context)
    return context.call({ body: ANOTHER_URL })
  }

const anotherUrlWith =
  (providers: Partial<Providers>): ScenarioScript =>
  async ({ prepare, call, plink }) => {
    await prepare()
    return call({ body: ANOTHER_URL }, plink.with({ providers }))
  }

const missing = { webhook_endpoint_not_found: unknownId('webhookEndpointId') }

export const scripts: ScenarioScripts = {
  listWebhookEndpoints: {
    webhook_endpoints_empty: preparedFor('createWebhookEndpoint'),
  },
  createWebhookEndpoint: {
    webhook_endpoint_limit_reached: after(fillUpEndpoints),
    otp_locked: after(lockCodes),
    otp_cooldown: after(askForExampleEndpoint),
    otp_send_failed: withoutSms,
  },
  changeWebhookEndpoint: {
    ...missing,
    otp_locked: aboutAnotherUrl(lockCodes),
    otp_cooldown: aboutAnotherUrl(askForAnother),
    otp_send_failed: anotherUrlWith(smsRefused),
    timeout: anotherUrlWith(lateProviders),
  },
  deleteWebhookEndpoint: missing,
  rollWebhookSecret: {
    ...missing,
    webhook_secret_already_rolled: after(rollExampleSecret),
    otp_locked: after(lockCodes),
    otp_cooldown: after(askForAnother),
    otp_send_failed: withoutSms,
  },
  confirmWebhookEndpoint: {
    webhook_endpoint_limit_reached: after(fillUpEndpoints),
    webhook_secret_already_rolled: async context => {
      await context.prepareFor('rollWebhookSecret')
      const { customer, wallet, plink } = context
      const { confirmation } = await (await customer.post(pathOf(wallet, 'roll'), { overlapHours: 24 })).json()
      customer.otp = confirmation.otpCode
      const oldSecretEndsAt = addSeconds(plink.clock(), 3600)
      await plink.deps.db
        .update(webhookEndpoints)
        .set({ oldSecret: newSecret(), oldSecretEndsAt })
        .where(eq(webhookEndpoints.id, wallet.webhookEndpointId))
      return context.call()
    },
    ...confirmRefusals(lockEndpointCodes),
  },
  resendWebhookEndpointCode: {
    action_expired: afterChallenge,
    ...resendRefusals('webhookEndpointId', 'confirmWebhookEndpoint', lockEndpointCodes),
  },
  testWebhookEndpoint: {
    ...missing,
    webhook_endpoint_disabled: after(disableExampleEndpoint),
    idempotency_mismatch: withOtherId('webhookEndpointId'),
  },
  listWebhookDeliveries: {
    ...missing,
    webhook_deliveries_empty: preparedFor('testWebhookEndpoint'),
    first_page: after(testExampleEndpoint),
    second_page: after(readFirstPage),
    cursor_invalid: async context => {
      await context.prepare()
      await readFirstPage(context)
      context.wallet.cursor = `${context.wallet.cursor}x`
      return context.call()
    },
    delivered: after(({ plink }) =>
      deliverEvents({
        ...plink.deps,
        sendWebhook: async () => ({ milliseconds: 12, status: 200, responseBody: 'ok' }),
      }),
    ),
  },
  resendWebhookDelivery: {
    webhook_delivery_not_found: unknownId('webhookDeliveryId'),
    webhook_endpoint_disabled: after(disableExampleEndpoint),
    idempotency_mismatch: withOtherId('webhookDeliveryId'),
  },
}
