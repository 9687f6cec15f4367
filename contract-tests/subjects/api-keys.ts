import { API_KEYS, ask, callWith, confirmed, storeApiKey } from '#api/testing/api-keys.ts'
import { wrongCode } from '#api/testing/customer.ts'
import { MAX_API_KEYS, OTP_ATTEMPTS } from '#domain/constants.ts'
import { CHOICE, CODE, CONSTANT, type RequestFields, readIn } from '../request-fields.ts'
import { withKey } from '../steps/api-keys.ts'
import { inTurn, type Preparations } from '../steps/preparation.ts'
import { signedIn, waitToResend } from '../steps/sign-in.ts'
import { withActiveBeneficiary } from '../steps/transfers.ts'
import { openAccount, type TestUser } from '../test-user.ts'

/** Asks for the key of the examples, and keeps its id and its code. */
export async function askForApiKey({ customer, wallet }: TestUser): Promise<void> {
  wallet.apiKeyId = await ask(customer)
}

/** Confirms the key that was asked for last. Returns the key itself. */
export const confirmApiKey = async ({ customer, wallet }: TestUser): Promise<string> =>
  (await confirmed(customer, wallet.apiKeyId)).key

/** Tries wrong codes until no code is accepted. */
export async function lockApiKeyCodes({ customer, wallet }: TestUser): Promise<void> {
  for (let count = 0; count < OTP_ATTEMPTS; count++) {
    await customer.post(`${API_KEYS}/${wallet.apiKeyId}/confirm`, { otp: wrongCode(customer.otp, count) })
  }
}

/** Stores as many keys as an account can have, beside those in the first places and after the last one. */
export async function fillUpApiKeys({ world, person }: TestUser, taken = 0, last = MAX_API_KEYS): Promise<void> {
  for (let slot = taken + 1; slot <= last; slot++) {
    await storeApiKey(world.deps, person.userId, { scopes: ['wallet:read'], slot })
  }
}

const withUnconfirmedApiKey = inTurn(signedIn, askForApiKey)
const withApiKey = inTurn(withUnconfirmedApiKey, confirmApiKey)

export const preparations: Preparations = {
  listApiKeys: withApiKey,
  listApiKeyRequests: inTurn(withUnconfirmedApiKey, async user => {
    await callWith(user.world.app, await confirmApiKey(user))
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
