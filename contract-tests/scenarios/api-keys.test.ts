import { eq } from 'drizzle-orm'
import { apiKeys } from '#api/kernel/db/schema/api-keys.ts'
import { ask, callWith, confirmed, roll } from '#api/testing/api-keys.ts'
import { setBeneficiary } from '#api/testing/money/transfers.ts'
import { CHALLENGE_SECONDS, MAX_API_KEYS, OTP_LIFETIME_SECONDS } from '#domain/constants.ts'
import { operationOf } from '../contract.ts'
import { requestOf } from '../request.ts'
import { postExampleTransactions } from '../steps/wallet.ts'
import { prepareFor } from '../subjects/all-subjects.ts'
import { askForApiKey, confirmApiKey, fillUpApiKeys, lockApiKeyCodes } from '../subjects/api-keys.ts'
import type { TestUser } from '../test-user.ts'
import { after, afterSeconds, withoutSms } from './preconditions.ts'
import { runScenarios } from './run-scenarios.ts'
import type { ScenarioScript } from './scenario-context.ts'

const unknown: ScenarioScript = async ({ prepare, call }) => {
  await prepare()
  return call({ parameters: { apiKeyId: crypto.randomUUID() } })
}

/** Something about another key, after which the request is about the key of before. */
const aboutAnother = (action: (user: TestUser) => Promise<unknown>): ScenarioScript =>
  after(async user => {
    const { apiKeyId } = user.wallet
    await askForApiKey(user)
    await action(user)
    user.wallet.apiKeyId = apiKeyId
  })

const nothing = async () => {}

runScenarios('api-keys', {
  listApiKeys: {
    api_keys_empty: async context => {
      await prepareFor(operationOf('createApiKey'), context)
      return context.call()
    },
    api_key_sends: async context => {
      const asked = operationOf('createApiKey')
      await prepareFor(asked, context)
      const scenario = asked.scenarios.find(({ name }) => name === 'sends_transfers')
      const { body } = requestOf(asked, context, scenario)
      await confirmed(context.customer, await ask(context.customer, Object(body)))
      return context.call()
    },
    api_key_used: async context => {
      await prepareFor(operationOf('confirmApiKey'), context)
      await callWith(context.world.app, await confirmApiKey(context))
      return context.call()
    },
  },

  listApiKeyRequests: {
    filtered: async context => {
      await prepareFor(operationOf('confirmApiKey'), context)
      const headers = { Authorization: `Bearer ${await confirmApiKey(context)}` }
      const response = await context.world.app.request('/api/v1/wallet', { headers })
      await context.world.app.request('/api/v1/wallet/limits', { headers })
      const { apiKeyId } = context.wallet
      return context.call({ parameters: { apiKeyId, requestId: response.headers.get('X-Request-Id') ?? '' } })
    },
    request_refused: async context => {
      await prepareFor(operationOf('confirmApiKey'), context)
      await callWith(context.world.app, await confirmApiKey(context), '/api/v1/top-ups', { method: 'POST' })
      return context.call()
    },
    requests_empty: async context => {
      await prepareFor(operationOf('rollApiKey'), context)
      return context.call()
    },
    // A cursor of another list.
    cursor_invalid: after(async user => {
      await postExampleTransactions(user)
      const page = await user.customer.get('/api/v1/wallet/transactions?limit=1')
      user.wallet.cursor = (await page.json()).nextCursor
    }),
    api_key_not_found: unknown,
  },

  createApiKey: {
    beneficiary_not_active: after(({ world, wallet }) => setBeneficiary(world.deps, wallet.beneficiaryId, 'suspended')),
    api_key_limit_reached: after(user => fillUpApiKeys(user)),
    otp_locked: aboutAnother(lockApiKeyCodes),
    otp_cooldown: aboutAnother(nothing),
    otp_send_failed: withoutSms,
  },

  revokeApiKey: { api_key_not_found: unknown },

  rollApiKey: {
    api_key_not_found: unknown,
    api_key_already_rolled: after(async ({ customer, wallet }) => {
      await confirmed(customer, await roll(customer, wallet.apiKeyId, 24))
    }),
    api_key_limit_reached: after(user => fillUpApiKeys(user, 1)),
    otp_locked: aboutAnother(lockApiKeyCodes),
    otp_cooldown: aboutAnother(nothing),
    otp_send_failed: withoutSms,
  },

  rollOwnApiKey: {
    api_key_already_rolled: after(({ call }) => call()),
    api_key_limit_reached: after(user => fillUpApiKeys(user, 0, MAX_API_KEYS - 1)),
  },

  confirmApiKey: {
    api_key_not_found: unknown,
    api_key_already_rolled: async context => {
      await prepareFor(operationOf('rollApiKey'), context)
      const { customer, wallet, world } = context
      const old = wallet.apiKeyId
      wallet.apiKeyId = await roll(customer, old, 24)
      await world.deps.db.update(apiKeys).set({ rolledAt: world.clock() }).where(eq(apiKeys.id, old))
      return context.call()
    },
    api_key_limit_reached: after(user => fillUpApiKeys(user)),
    otp_expired: afterSeconds(OTP_LIFETIME_SECONDS),
    action_expired: after(({ call }) => call()),
    otp_locked: after(lockApiKeyCodes),
  },

  resendApiKeyCode: {
    api_key_not_found: unknown,
    action_expired: after(async ({ world, customer }) => {
      world.clock.advance(CHALLENGE_SECONDS)
      await customer.refresh()
    }),
    idempotency_mismatch: async ({ prepare, call }) => {
      const headers = { 'Idempotency-Key': crypto.randomUUID() }
      await prepare()
      await call({ headers })
      return call({ headers, parameters: { apiKeyId: crypto.randomUUID() } })
    },
    otp_cooldown: async context => {
      await prepareFor(operationOf('confirmApiKey'), context)
      return context.call()
    },
    otp_locked: after(lockApiKeyCodes),
    otp_send_failed: withoutSms,
  },
})
