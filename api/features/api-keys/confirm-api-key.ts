import { and, eq, isNull } from 'drizzle-orm'
import type { NewApiKey } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { type ApiKeyRow, apiKeys } from '#api/kernel/db/schema/api-keys.ts'
import { sha256 } from '#api/kernel/platform/cryptography.ts'
import { keepResponse } from '#api/kernel/platform/kept-response.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { keyMode } from '#api/people/api-keys/api-keys.ts'
import { newApiKey, shownOf } from '#api/people/api-keys/key-format.ts'
import { type Refusals, redeemCode } from '#api/people/one-time-codes/one-time-code.ts'
import { apiKeyCode, apiKeyGuesses, isOfApiKey, requireUnconfirmed } from './api-key-code.ts'
import { beginOverlap, freeSlot, lockKeys, notifyOfKey, presentApiKey } from './api-keys.store.ts'

const REFUSALS: Refusals = {
  gone: () => new PlinkError('ACTION_EXPIRED'),
  expired: () => new PlinkError('OTP_EXPIRED'),
  wrong: details => new PlinkError('VALIDATION_ERROR', { error: 'The code you entered is incorrect.', ...details }),
}

/** Creates the key, once, and begins the end of the key that it replaces. */
export async function confirmApiKey(deps: Deps, bearer: SessionBearer, id: string, otp: string): Promise<NewApiKey> {
  const { account } = bearer
  const terms = await requireUnconfirmed(deps, account, id)
  const now = deps.clock()
  const attempt = { code: otp, guesses: apiKeyGuesses(bearer), isForAttempt: isOfApiKey(terms, bearer) }
  return redeemCode(deps, apiKeyCode(account), attempt, REFUSALS, async tx => {
    await lockKeys(tx, account.id)
    if (terms.replacesId) await beginOverlap(tx, terms.replacesId, terms.overlapHours ?? 0, now)
    const key = newApiKey(keyMode(deps))
    const row = await store(tx, terms, key, await freeSlot(tx, account.id, now))
    await notifyOfKey(tx, row, terms.replacesId ? 'api_key_rolled' : 'api_key_created', now)
    return keepResponse(tx, { key, apiKey: presentApiKey(row, now) })
  })
}

/** Throws if the key was confirmed before. */
async function store(tx: Db, { id }: ApiKeyRow, key: string, slot: number): Promise<ApiKeyRow> {
  const [row] = await tx
    .update(apiKeys)
    .set({ tokenHash: sha256(key), ...shownOf(key), slot, replacesId: null, overlapHours: null })
    .where(and(eq(apiKeys.id, id), isNull(apiKeys.tokenHash), isNull(apiKeys.revokedAt)))
    .returning()
  if (!row) throw new PlinkError('ACTION_EXPIRED')
  return row
}
