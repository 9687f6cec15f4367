import type { ApiKeyScope, NewApiKey } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { type ApiKeyRow, apiKeys } from '#api/kernel/db/schema/api-keys.ts'
import { addSeconds } from '#api/kernel/platform/clock.ts'
import { sha256 } from '#api/kernel/platform/cryptography.ts'
import { newApiKey, shownOf } from '#api/people/api-keys/key-format.ts'
import { type Outcome, outcome } from '#api/testing/outcome.ts'
import type { Customer } from './customer.ts'
import type { Server } from './newcomer.ts'

export const API_KEYS = '/api/v1/api-keys'

/** The request in the examples of the contract. */
export const ACCOUNTING = { name: 'Accounting', scopes: ['wallet:read', 'transfers:prepare'], validDays: 365 }

/** Requests a key, and keeps its code. Returns its id. Fails unless the code was sent. */
export async function ask(customer: Customer, request: object = ACCOUNTING, path = API_KEYS): Promise<string> {
  const { status, body } = await outcome(customer.post(path, request))
  if (status !== 201) throw new Error(`${path} responded ${status}: ${JSON.stringify(body)}`)
  customer.otp = String(body.otpCode)
  return String(body.apiKeyId)
}

/** Requests a key that replaces another one. */
export const roll = (customer: Customer, id: string, overlapHours: number): Promise<string> =>
  ask(customer, { overlapHours, validDays: 365 }, `${API_KEYS}/${id}/roll`)

export const confirm = (customer: Customer, id: string, otp = customer.otp): Promise<Outcome> =>
  outcome(customer.post(`${API_KEYS}/${id}/confirm`, { otp }))

/** Confirms the key with the stored code. Fails unless the key is created. */
export async function confirmed(customer: Customer, id: string): Promise<NewApiKey> {
  const response = await customer.post(`${API_KEYS}/${id}/confirm`, { otp: customer.otp })
  if (!response.ok) throw new Error(`confirmApiKey responded ${response.status}: ${await response.text()}`)
  return response.json()
}

export const listed = async (customer: Customer): Promise<NewApiKey['apiKey'][]> =>
  (await (await customer.get(API_KEYS)).json()).items

/** Calls an operation as a program does. */
export const callWith = (server: Server, key: string, path = '/api/v1/wallet', init: RequestInit = {}) =>
  outcome(server.request(path, { ...init, headers: { Authorization: `Bearer ${key}`, ...init.headers } }))

/** The fields that a key needs to send transfers. */
export const SENDING = { dailyCap: 500_00, beneficiaryIds: ['0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'] }

/** Stores a key of the account with these changes, without the owner's code. Returns the key itself. */
export async function storeApiKey(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  accountId: string,
  { scopes, ...changes }: Partial<ApiKeyRow> & { scopes: ApiKeyScope[] },
): Promise<string> {
  const key = newApiKey('sandbox')
  const createdAt = clock()
  await db.insert(apiKeys).values({
    id: crypto.randomUUID(),
    accountId,
    name: 'Shop',
    scopes,
    ...(scopes.includes('transfers:send') && SENDING),
    createdAt,
    expiresAt: addSeconds(createdAt, 86_400),
    tokenHash: sha256(key),
    ...shownOf(key),
    slot: 1,
    ...changes,
  })
  return key
}
