import { eq } from 'drizzle-orm'
import { apiKeys } from '#api/kernel/db/schema/api-keys.ts'
import { API_KEYS, ask, callWith, confirmed, roll, storeApiKey } from '#api/testing/customers/api-keys.ts'
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
  preparedBy,
  preparedFor,
  resendRefusals,
  unknownId,
  withoutSms,
} from '../scripts/preconditions.ts'
import type { ScenarioScripts } from '../scripts/scenario-script.ts'
import { withKey } from '../steps/api-keys.ts'
import { suspendBeneficiary } from '../steps/beneficiaries.ts'
import { tryWrongCodes } from '../steps/codes.ts'
import { inTurn, type Preparations } from '../steps/preparation.ts'
import { signedIn, waitToResend } from '../steps/sign-in.ts'
import { type BeneficiaryId, withActiveBeneficiary } from '../steps/transfers.ts'
import { postExampleTransactions, transactionsCursor } from '../steps/wallet.ts'

type ApiKeyId = { apiKeyId: string }

/** Requests the key of the examples, for which the customer gets a code. */
const requestApiKey = async ({ customer }: People): Promise<ApiKeyId> => ({ apiKeyId: await ask(customer) })

/** Confirms the key with the newest code. Returns the key itself. */
const confirmApiKey = async ({ customer }: People, { apiKeyId }: ApiKeyId): Promise<{ apiKey: string }> => ({
  apiKey: (await confirmed(customer, apiKeyId)).key,
})

const lockApiKeyCodes = ({ customer }: People, { apiKeyId }: ApiKeyId): Promise<void> =>
  tryWrongCodes(customer, otp => customer.post(`${API_KEYS}/${apiKeyId}/confirm`, { otp }))

async function useApiKey({ plink }: People, { apiKey }: { apiKey: string }): Promise<void> {
  await callWith(plink.app, apiKey)
}

/** Stores as many keys as an account can have, beside those in the first places and after the last one. */
async function fillUpApiKeys({ plink, newcomer }: People, taken = 0, last = MAX_API_KEYS): Promise<void> {
  for (let slot = taken + 1; slot <= last; slot++) {
    await storeApiKey(plink.deps, newcomer.userId, { scopes: ['wallet:read'], slot })
  }
}

const withUnconfirmedApiKey = inTurn(signedIn, requestApiKey)
const withApiKey = inTurn(withUnconfirmedApiKey, confirmApiKey)
const withUsedApiKey = inTurn(withApiKey, useApiKey)
const withLockedCodes = inTurn(withUnconfirmedApiKey, lockApiKeyCodes)

export const preparations = {
  listApiKeys: withApiKey,
  listApiKeyRequests: withUsedApiKey,
  createApiKey: inTurn(signedIn, withActiveBeneficiary),
  revokeApiKey: withApiKey,
  rollApiKey: withApiKey,
  rollOwnApiKey: inTurn(openAccount, withKey(['api-key:roll'])),
  confirmApiKey: withUnconfirmedApiKey,
  resendApiKeyCode: inTurn(withUnconfirmedApiKey, waitToResend),
} satisfies Preparations

const inApiKey = readIn('listApiKeys', 'items[0].')

export const requestFields: RequestFields = {
  createApiKey: {
    afterwards: (people, { apiKeyId }) => confirmApiKey(people, { apiKeyId }),
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

/** Requests another key than the one that the call is about. */
async function requestAnother(people: People): Promise<void> {
  await requestApiKey(people)
}

/** The same, and locks the codes. */
async function lockCodesOfAnother(people: People): Promise<void> {
  await lockApiKeyCodes(people, await requestApiKey(people))
}

/** Creates the key of the example that sends transfers. */
async function createSendingKey(people: People, made: BeneficiaryId): Promise<void> {
  const operation = operationOf('createApiKey')
  const scenario = operation.scenarios.find(({ name }) => name === 'sends_transfers')
  const { body } = requestOf(operation, people, made, scenario)
  await confirmed(people.customer, await ask(people.customer, Object(body)))
}

export const scripts: ScenarioScripts = {
  listApiKeys: {
    api_keys_empty: preparedFor('createApiKey'),
    api_key_sends: preparedBy(inTurn(signedIn, withActiveBeneficiary, createSendingKey)),
    api_key_used: preparedBy(withUsedApiKey),
  },

  listApiKeyRequests: {
    filtered: async context => {
      const { plink, call } = context
      const { apiKey, apiKeyId } = await withApiKey(context)
      const headers = { Authorization: `Bearer ${apiKey}` }
      const response = await plink.app.request('/api/v1/wallet', { headers })
      await plink.app.request('/api/v1/wallet/limits', { headers })
      return call({ parameters: { apiKeyId, requestId: response.headers.get('X-Request-Id') ?? '' } })
    },
    request_refused: preparedBy(
      inTurn(withApiKey, async ({ plink }, { apiKey }) => {
        await callWith(plink.app, apiKey, '/api/v1/top-ups', { method: 'POST' })
      }),
    ),
    requests_empty: preparedFor('rollApiKey'),
    cursor_invalid: after(inTurn(postExampleTransactions, transactionsCursor)),
    api_key_not_found: unknownId('apiKeyId'),
  },

  createApiKey: {
    beneficiary_not_active: preparedBy(inTurn(signedIn, withActiveBeneficiary, suspendBeneficiary)),
    api_key_limit_reached: after(people => fillUpApiKeys(people)),
    otp_locked: after(lockCodesOfAnother),
    otp_cooldown: after(requestAnother),
    otp_send_failed: withoutSms,
  },

  revokeApiKey: { api_key_not_found: unknownId('apiKeyId') },

  rollApiKey: {
    api_key_not_found: unknownId('apiKeyId'),
    api_key_already_rolled: preparedBy(
      inTurn(withApiKey, async ({ customer }, { apiKeyId }) => {
        await confirmed(customer, await roll(customer, apiKeyId, 24))
      }),
    ),
    api_key_limit_reached: after(people => fillUpApiKeys(people, 1)),
    otp_locked: after(lockCodesOfAnother),
    otp_cooldown: after(requestAnother),
    otp_send_failed: withoutSms,
  },

  rollOwnApiKey: {
    api_key_already_rolled: calledBefore,
    api_key_limit_reached: after(people => fillUpApiKeys(people, 0, MAX_API_KEYS - 1)),
  },

  confirmApiKey: {
    api_key_not_found: unknownId('apiKeyId'),
    api_key_already_rolled: preparedBy(
      inTurn(withApiKey, async ({ plink, customer }, { apiKeyId }) => {
        const next = await roll(customer, apiKeyId, 24)
        await plink.deps.db.update(apiKeys).set({ rolledAt: plink.clock() }).where(eq(apiKeys.id, apiKeyId))
        return { apiKeyId: next }
      }),
    ),
    api_key_limit_reached: after(people => fillUpApiKeys(people)),
    ...confirmRefusals(withLockedCodes),
  },

  resendApiKeyCode: {
    api_key_not_found: unknownId('apiKeyId'),
    action_expired: afterChallenge,
    ...resendRefusals('apiKeyId', 'confirmApiKey', withLockedCodes),
  },
}
