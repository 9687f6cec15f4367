import { eq } from 'drizzle-orm'
import { deliverEvents } from '#api/features/webhook-endpoints/deliver-events.ts'
import { insertEndpoint, newSecret } from '#api/features/webhook-endpoints/webhook-endpoints.store.ts'
import { webhookEndpoints } from '#api/kernel/db/schema/webhooks.ts'
import { addSeconds } from '#api/kernel/platform/clock.ts'
import type { Providers } from '#api/outside/providers/providers.ts'
import { askForEndpoint, confirmed, ENDPOINTS, newEndpoint, rollSecret } from '#api/testing/webhooks/webhook-steps.ts'
import { MAX_WEBHOOK_ENDPOINTS } from '#domain/constants.ts'
import type { People } from '../people.ts'
import { CHOICE, CODE, type RequestFields, readIn } from '../request-fields.ts'
import {
  after,
  afterChallenge,
  confirmRefusals,
  preparedBy,
  preparedFor,
  resendRefusals,
  unknownId,
  withOtherId,
  withoutSms,
} from '../scripts/preconditions.ts'
import type { ScenarioScript, ScenarioScripts } from '../scripts/scenario-script.ts'
import { tryWrongCodes } from '../steps/codes.ts'
import { inTurn, type Preparations, successOf } from '../steps/preparation.ts'
import { signedIn, waitToResend } from '../steps/sign-in.ts'
import { type Cursor, cursorOf } from '../steps/wallet.ts'
import { lateProviders, smsRefused } from '../test-doubles.ts'

const EXAMPLE = { url: 'https://shop.example/plink', eventTypes: ['transaction.posted', 'transfer.paid'] }

type EndpointId = { webhookEndpointId: string }

/** Creates the endpoint of the examples. */
async function createExampleEndpoint({ customer }: People): Promise<EndpointId> {
  const { webhookEndpoint } = await newEndpoint(customer, EXAMPLE)
  return { webhookEndpointId: webhookEndpoint.webhookEndpointId }
}

/** Requests the endpoint of the examples, for which the customer gets a code. */
const requestExampleEndpoint = async ({ customer }: People): Promise<EndpointId> => ({
  webhookEndpointId: await askForEndpoint(customer, EXAMPLE),
})

async function confirmEndpoint({ customer }: People, { webhookEndpointId }: EndpointId): Promise<void> {
  await confirmed(customer, webhookEndpointId)
}

const lockEndpointCodes = ({ customer }: People, { webhookEndpointId }: EndpointId): Promise<void> =>
  tryWrongCodes(customer, otp => customer.post(`${ENDPOINTS}/${webhookEndpointId}/confirm`, { otp }))

/** Stores as many endpoints as an account can have. */
async function fillUpEndpoints({ plink, newcomer }: People): Promise<void> {
  const { db } = plink.deps
  for (let count = 0; count < MAX_WEBHOOK_ENDPOINTS; count++) {
    const endpoint = { id: crypto.randomUUID(), accountId: newcomer.userId, url: EXAMPLE.url, eventTypes: null }
    await db.transaction(tx => insertEndpoint(tx, endpoint, plink.clock()))
  }
}

async function rollExampleSecret({ customer }: People, { webhookEndpointId }: EndpointId): Promise<void> {
  await rollSecret(customer, webhookEndpointId, 24)
}

/** Sends a test to the endpoint. */
async function testEndpoint(
  { customer }: People,
  { webhookEndpointId }: EndpointId,
): Promise<{ webhookDeliveryId: string }> {
  const { webhookDeliveryId } = await successOf(customer.post(`${ENDPOINTS}/${webhookEndpointId}/test`, {}))
  return { webhookDeliveryId }
}

async function disableExampleEndpoint({ customer }: People, { webhookEndpointId }: EndpointId): Promise<void> {
  await customer.put(`${ENDPOINTS}/${webhookEndpointId}`, { ...EXAMPLE, enabled: false })
}

/** Creates a disabled endpoint that is not that of the examples. */
async function createOtherEndpoint({ customer }: People): Promise<EndpointId> {
  const other = { url: 'https://other.example/', eventTypes: ['ping'] }
  const { webhookEndpointId } = (await newEndpoint(customer, other)).webhookEndpoint
  await customer.put(`${ENDPOINTS}/${webhookEndpointId}`, { ...other, enabled: false })
  return { webhookEndpointId }
}

const withWebhookEndpoint = inTurn(signedIn, createExampleEndpoint)
const withDisabledEndpoint = inTurn(withWebhookEndpoint, disableExampleEndpoint)
const withUnconfirmedEndpoint = inTurn(signedIn, requestExampleEndpoint)
const withLockedCodes = inTurn(withUnconfirmedEndpoint, lockEndpointCodes)
const withWebhookDelivery = inTurn(withWebhookEndpoint, testEndpoint)

export const preparations = {
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
} satisfies Preparations

const inEndpoint = readIn('listWebhookEndpoints', 'items[0].')

export const requestFields: RequestFields = {
  createWebhookEndpoint: {
    afterwards: (people, { webhookEndpoint }) => confirmEndpoint(people, webhookEndpoint),
    fields: { url: inEndpoint('url'), eventTypes: inEndpoint('eventTypes') },
  },
  changeWebhookEndpoint: {
    prepare: inTurn(signedIn, createOtherEndpoint),
    afterwards: (people, { webhookEndpointId }) => confirmEndpoint(people, { webhookEndpointId }),
    fields: {
      url: inEndpoint('url'),
      eventTypes: inEndpoint('eventTypes'),
      enabled: { ...inEndpoint('state'), as: sent => (sent ? 'enabled' : 'disabled') },
    },
  },
  rollWebhookSecret: { fields: { overlapHours: CHOICE } },
  confirmWebhookEndpoint: { fields: { otp: CODE } },
}

/** Makes a second delivery, and returns the cursor after the newest one. */
async function deliveriesCursor(people: People, endpoint: EndpointId): Promise<Cursor> {
  await testEndpoint(people, endpoint)
  return cursorOf(people, `${ENDPOINTS}/${endpoint.webhookEndpointId}/deliveries`)
}

const withFirstPage = inTurn(withWebhookDelivery, deliveriesCursor)

const ANOTHER_URL = { url: 'https://shop.example/other', enabled: true }

/** Requests another endpoint than the one that the call is about. */
async function requestAnother(people: People): Promise<void> {
  await requestExampleEndpoint(people)
}

/** The same, and locks the codes. */
async function lockCodesOfAnother(people: People): Promise<void> {
  await lockEndpointCodes(people, await requestExampleEndpoint(people))
}

/** Something about another endpoint, after which the call would change the URL of the one before. */
const aboutAnotherUrl =
  (action: (people: People) => Promise<void>): ScenarioScript =>
  async context => {
    const made = await context.prepare()
    await action(context)
    return context.call({ made, body: ANOTHER_URL })
  }

const anotherUrlWith =
  (providers: Partial<Providers>): ScenarioScript =>
  async ({ prepare, call, plink }) =>
    call({ made: await prepare(), body: ANOTHER_URL, server: plink.with({ providers }) })

const missing = { webhook_endpoint_not_found: unknownId('webhookEndpointId') }

export const scripts: ScenarioScripts = {
  listWebhookEndpoints: {
    webhook_endpoints_empty: preparedFor('createWebhookEndpoint'),
  },
  createWebhookEndpoint: {
    webhook_endpoint_limit_reached: after(fillUpEndpoints),
    otp_locked: after(lockCodesOfAnother),
    otp_cooldown: after(requestAnother),
    otp_send_failed: withoutSms,
  },
  changeWebhookEndpoint: {
    ...missing,
    otp_locked: aboutAnotherUrl(lockCodesOfAnother),
    otp_cooldown: aboutAnotherUrl(requestAnother),
    otp_send_failed: anotherUrlWith(smsRefused),
    timeout: anotherUrlWith(lateProviders),
  },
  deleteWebhookEndpoint: missing,
  rollWebhookSecret: {
    ...missing,
    webhook_secret_already_rolled: preparedBy(inTurn(withWebhookEndpoint, rollExampleSecret)),
    otp_locked: after(lockCodesOfAnother),
    otp_cooldown: after(requestAnother),
    otp_send_failed: withoutSms,
  },
  confirmWebhookEndpoint: {
    webhook_endpoint_limit_reached: after(fillUpEndpoints),
    webhook_secret_already_rolled: preparedBy(
      inTurn(withWebhookEndpoint, async ({ plink, customer }, { webhookEndpointId }) => {
        const path = `${ENDPOINTS}/${webhookEndpointId}/roll`
        const { confirmation } = await successOf(customer.post(path, { overlapHours: 24 }))
        customer.otp = confirmation.otpCode
        const oldSecretEndsAt = addSeconds(plink.clock(), 3600)
        await plink.deps.db
          .update(webhookEndpoints)
          .set({ oldSecret: newSecret(), oldSecretEndsAt })
          .where(eq(webhookEndpoints.id, webhookEndpointId))
      }),
    ),
    ...confirmRefusals(withLockedCodes),
  },
  resendWebhookEndpointCode: {
    action_expired: afterChallenge,
    ...resendRefusals('webhookEndpointId', 'confirmWebhookEndpoint', withLockedCodes),
  },
  testWebhookEndpoint: {
    ...missing,
    webhook_endpoint_disabled: preparedBy(withDisabledEndpoint),
    idempotency_mismatch: withOtherId('webhookEndpointId'),
  },
  listWebhookDeliveries: {
    ...missing,
    webhook_deliveries_empty: preparedFor('testWebhookEndpoint'),
    first_page: preparedBy(inTurn(withWebhookDelivery, testEndpoint)),
    second_page: preparedBy(withFirstPage),
    cursor_invalid: async context => {
      const made = await withFirstPage(context)
      return context.call({ made: { ...made, cursor: `${made.cursor}x` } })
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
    webhook_endpoint_disabled: preparedBy(inTurn(withWebhookDelivery, disableExampleEndpoint)),
    idempotency_mismatch: withOtherId('webhookDeliveryId'),
  },
}
