import { eq } from 'drizzle-orm'
import { deliverEvents } from '#api/features/webhook-endpoints/deliver-events.ts'
import { newSecret } from '#api/features/webhook-endpoints/webhook-endpoints.store.ts'
import { webhookEndpoints } from '#api/kernel/db/schema/webhooks.ts'
import { addSeconds } from '#api/kernel/platform/clock.ts'
import type { Providers } from '#api/outside/providers/providers.ts'
import { CHALLENGE_SECONDS, OTP_LIFETIME_SECONDS } from '#domain/constants.ts'
import { operationOf } from '../contract.ts'
import { prepareFor } from '../subjects/all-subjects.ts'
import {
  askForExampleEndpoint,
  disableExampleEndpoint,
  fillUpEndpoints,
  lockEndpointCodes,
  rollExampleSecret,
  testExampleEndpoint,
} from '../subjects/webhook-endpoints.ts'
import { lateProviders, smsRefused } from '../test-doubles.ts'
import type { TestUser } from '../test-user.ts'
import { after, afterSeconds, withoutSms } from './preconditions.ts'
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

const ANOTHER_URL = { url: 'https://shop.example/other', enabled: true }

const pathOf = ({ webhookEndpointId }: TestUser['wallet'], action: string) =>
  `/api/v1/webhook-endpoints/${webhookEndpointId}/${action}`

/** Asks for an endpoint beside the one that the request is about. */
async function askForAnother(user: TestUser): Promise<void> {
  const { webhookEndpointId } = user.wallet
  await askForExampleEndpoint(user)
  user.wallet.webhookEndpointId = webhookEndpointId
}

async function lockCodes(user: TestUser): Promise<void> {
  const { webhookEndpointId } = user.wallet
  await askForExampleEndpoint(user)
  await lockEndpointCodes(user)
  user.wallet.webhookEndpointId = webhookEndpointId
}

/** Something about another endpoint, after which the request would change the URL of the one before. */
const aboutAnotherUrl =
  (action: (user: TestUser) => Promise<void>): ScenarioScript =>
  async context => {
    await context.prepare()
    await action(context)
    return context.call({ body: ANOTHER_URL })
  }

const anotherUrlWith =
  (providers: Partial<Providers>): ScenarioScript =>
  async ({ prepare, call, world }) => {
    await prepare()
    return call({ body: ANOTHER_URL }, world.with({ providers }))
  }

const missing = { webhook_endpoint_not_found: unknown('webhookEndpointId') }

runScenarios('webhook-endpoints', {
  listWebhookEndpoints: {
    webhook_endpoints_empty: async context => {
      await prepareFor(operationOf('createWebhookEndpoint'), context)
      return context.call()
    },
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
      await prepareFor(operationOf('rollWebhookSecret'), context)
      const { customer, wallet, world } = context
      const { confirmation } = await (await customer.post(pathOf(wallet, 'roll'), { overlapHours: 24 })).json()
      customer.otp = confirmation.otpCode
      const oldSecretEndsAt = addSeconds(world.clock(), 3600)
      await world.deps.db
        .update(webhookEndpoints)
        .set({ oldSecret: newSecret(), oldSecretEndsAt })
        .where(eq(webhookEndpoints.id, wallet.webhookEndpointId))
      return context.call()
    },
    otp_expired: afterSeconds(OTP_LIFETIME_SECONDS),
    action_expired: after(({ call }) => call()),
    otp_locked: after(lockEndpointCodes),
  },
  resendWebhookEndpointCode: {
    action_expired: after(async ({ world, customer }) => {
      world.clock.advance(CHALLENGE_SECONDS)
      await customer.refresh()
    }),
    idempotency_mismatch: mismatch('webhookEndpointId'),
    otp_cooldown: async context => {
      await prepareFor(operationOf('confirmWebhookEndpoint'), context)
      return context.call()
    },
    otp_locked: after(lockEndpointCodes),
    otp_send_failed: withoutSms,
  },
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
