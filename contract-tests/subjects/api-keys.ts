import { eq } from 'drizzle-orm'
import { apiKeys } from '#api/kernel/db/schema/api-keys.ts'
import { API_KEYS, ask, callWith, confirmed, roll, storeApiKey } from '#api/testing/api-keys.ts'
import { MAX_API_KEYS } from '#domain/constants.ts'
import { operationOf } from '../contract.ts'
import { openAccount, type People } from '../people.ts'
import { requestOf } from '../request.ts'
import { CHOICE, CODE, CONSTANT, type RequestFields, readIn } from '../request-fields.ts'
import {
  after,
  afterChallenge,
  calledBefore,
  confirmRefusals,
  preparedFor,
  resendRefusals,
  unknownId,
  withoutSms,
} from '../scripts/preconditions.ts'
import type { ScenarioScript, ScenarioScripts } from '../scripts/scenario-script.ts'
import { withKey } from '../steps/api-keys.ts'
import { suspendBeneficiary } from '../steps/beneficiaries.ts'
import { tryWrongCodes } from '../steps/codes.ts'
import { inTurn, type Preparations } from '../steps/preparation.ts'
import { signedIn, waitToResend } from '../steps/sign-in.ts'
import { withActiveBeneficiary } from '../steps/transfers.ts'
import { keepCursor, postExampleTransactions } from '../steps/wallet.ts'

/** Asks for the key of the examples, and keeps its id and its code. */
async function askForApiKey({ customer, wallet }: People): Promise<void> {
  wallet.apiKeyId = await ask(customer)
}

/** Confirms the key that was asked for last. Returns the key itself. */
export const confirmApiKey = async ({ customer, wallet }: People): Promise<string> =>
  (await confirmed(customer, wallet.apiKeyId)).key

const lockApiKeyCodes = ({ customer, wallet }: People): Promise<void> =>
  tryWrongCodes(customer, otp => customer.post(`${API_KEYS}/${wallet.apiKeyId}/confirm`, { otp }))

/** Stores as many keys as an account can have, beside those in the first places and after the last one. */
async function fillUpApiKeys({ plink, newcomer }: People, taken = 0, last = MAX_API_KEYS): Promise<void> {
  for (let slot = taken + 1; slot <= last; slot++) {
    await storeApiKey(plink.deps, newcomer.userId, { scopes: ['wallet:read'], slot })
  }
}

const withUnconfirmedApiKey = inTurn(signedIn, askForApiKey)
const withApiKey = inTurn(withUnconfirmedApiKey, confirmApiKey)

export const preparations: Preparations = {
  listApiKeys: withApiKey,
  listApiKeyRequests: inTurn(withUnconfirmedApiKey, async people => {
    await callWith(people.plink.app, await confirmApiKey(people))
  }),
  createApiKey: inTurn(signedIn, withActiveBeneficiary),
  revokeApiKey: withApiKey,
  rollApiKey: withApiKey,
  rollOwnApiKey: inTurn(openAccount, withKey(['api-key:roll'])),
  confirmApiKey: withUnconfirmedApiKey,
  resendApiKeyCode: inTurn(withUnconfirmedApiKey, waitToResend),
}

const inApiKey = readIn('listApiKeys', 'items[0].')

export const requestFields: RequestFields = {
  createApiKey: {
    afterwards: confirmApiKey,
    fields: {
      name: inApiKey('name'),
      scopes: inApiKey('scopes'),
      validDays: CHOICE,
      'sending.beneficiaryIds': inApiKey('sending.beneficiaryIds'),
      'sending.dailyCap.amount': inApiKey('sending.dailyCap.amount'),
      'sending.dailyCap.currency': CONSTANT,
    },
  },
  rollApiKey: { fields: { overlapHours: CHOICE, validDays: CHOICE } },
  rollOwnApiKey: { fields: { overlapHours: CHOICE } },
  confirmApiKey: { fields: { otp: CODE } },
}

/** Something about another key, after which the request is about the key of before. */
const aboutAnother = (action: (people: People) => Promise<unknown>): ScenarioScript =>
  after(async people => {
    const { apiKeyId } = people.wallet
    await askForApiKey(people)
    await action(people)
    people.wallet.apiKeyId = apiKeyId
  })

const nothing = async () => {}

export const scripts: ScenarioScripts = {
  listApiKeys: {
    api_keys_empty: preparedFor('createApiKey'),
    api_key_sends: async context => {
      const asked = operationOf('createApiKey')
      await context.prepareFor('createApiKey')
      const scenario = asked.scenarios.find(({ name }) => name === 'sends_transfers')
      const { body } = requestOf(asked, context, scenario)
      await confirmed(context.customer, await ask(context.customer, Object(body)))
      return context.call()
    },
    api_key_used: async context => {
      await context.prepareFor('confirmApiKey')
      await callWith(context.plink.app, await confirmApiKey(context))
      return context.call()
    },
  },

  listApiKeyRequests: {
    filtered: async context => {
      await context.prepareFor('confirmApiKey')
      const headers = { Authorization: `Bearer ${await confirmApiKey(context)}` }
      const response = await context.plink.app.request('/api/v1/wallet', { headers })
      await context.plink.app.request('/api/v1/wallet/limits', { headers })
      const { apiKeyId } = context.wallet
      return context.call({ parameters: { apiKeyId, requestId: response.headers.get('X-Request-Id') ?? '' } })
    },
    request_refused: async context => {
      await context.prepareFor('confirmApiKey')
      await callWith(context.plink.app, await confirmApiKey(context), '/api/v1/top-ups', { method: 'POST' })
      return context.call()
    },
    requests_empty: preparedFor('rollApiKey'),
    // A cursor of another list.
    cursor_invalid: after(inTurn(postExampleTransactions, keepCursor)),
    api_key_not_found: unknownId('apiKeyId'),
  },

  createApiKey: {
    beneficiary_not_active: after(suspendBeneficiary),
    api_key_limit_reached: after(people => fillUpApiKeys(people)),
    otp_locked: aboutAnother(lockApiKeyCodes),
    otp_cooldown: aboutAnother(nothing),
    otp_send_failed: withoutSms,
  },

  revokeApiKey: { api_key_not_found: unknownId('apiKeyId') },

  rollApiKey: {
    api_key_not_found: unknownId('apiKeyId'),
    api_key_already_rolled: after(async ({ customer, wallet }) => {
      await confirmed(customer, await roll(customer, wallet.apiKeyId, 24))
    }),
    api_key_limit_reached: after(people => fillUpApiKeys(people, 1)),
    otp_locked: aboutAnother(lockApiKeyCodes),
    otp_cooldown: aboutAnother(nothing),
    otp_send_failed: withoutSms,
  },

  rollOwnApiKey: {
    api_key_already_rolled: calledBefore,
    api_key_limit_reached: after(people => fillUpApiKeys(people, 0, MAX_API_KEYS - 1)),
  },

  confirmApiKey: {
    api_key_not_found: unknownId('apiKeyId'),
    api_key_already_rolled: async context => {
      await context.prepareFor('rollApiKey')
      const { customer, wallet, plink } = context
      const old = wallet.apiKeyId
      wallet.apiKeyId = await roll(customer, old, 24)
      await plink.deps.db.update(apiKeys).set({ rolledAt: plink.clock() }).where(eq(apiKeys.id, old))
      return context.call()
    },
    api_key_limit_reached: after(people => fillUpApiKeys(people)),
    ...confirmRefusals(lockApiKeyCodes),
  },

  resendApiKeyCode: {
    api_key_not_found: unknownId('apiKeyId'),
    action_expired: afterChallenge,
    ...resendRefusals('apiKeyId', 'confirmApiKey', lockApiKeyCodes),
  },
}
