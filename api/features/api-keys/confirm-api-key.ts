import { and, eq, isNull, sql } from 'drizzle-orm'
import type { NewApiKey } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { type ApiKeyRow, apiKeys } from '#api/kernel/db/schema/api-keys.ts'
import { at } from '#api/kernel/db/schema/columns.ts'
import { addSeconds } from '#api/kernel/platform/clock.ts'
import { sha256 } from '#api/kernel/platform/cryptography.ts'
import { keepResponse } from '#api/kernel/platform/kept-response.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { recordSecurityEvents } from '#api/people/accounts/security-events.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'
import { keyMode } from '#api/people/api-keys/api-keys.ts'
import { newApiKey, shownOf } from '#api/people/api-keys/key-format.ts'
import { recordEvent } from '#api/people/events/record-event.ts'
import { notify } from '#api/people/notifications/notify.ts'
import { type Refusals, redeemCode } from '#api/people/one-time-codes/one-time-code.ts'
import { apiKeyCode, apiKeyGuesses, isOfApiKey, requireUnconfirmed } from './api-key-code.ts'
import { freeSlot, presentApiKey } from './api-keys.store.ts'

const HOUR_SECONDS = 3600

const REFUSALS: Refusals = {
  gone: () => new PlinkError('ACTION_EXPIRED'),
  expired: () => new PlinkError('OTP_EXPIRED'),
  wrong: details => new PlinkError('VALIDATION_ERROR', { error: 'The code you entered is incorrect.', ...details }),
}

/** Makes the key, once, and begins the end of the one that it takes the place of. */
export async function confirmApiKey(
  deps: Deps,
  { account }: AccountBearer,
  id: string,
  otp: string,
): Promise<NewApiKey> {
  const asked = await requireUnconfirmed(deps, account, id)
  const now = deps.clock()
  const attempt = { code: otp, guesses: apiKeyGuesses(account), isForAttempt: isOfApiKey(asked) }
  return redeemCode(deps, apiKeyCode(account), attempt, REFUSALS, async tx => {
    if (asked.replacesId) await endAfterOverlap(tx, asked.replacesId, asked.overlapHours ?? 0, now)
    const key = newApiKey(keyMode(deps))
    const made = await store(tx, asked, key, await freeSlot(tx, account.id, now))
    const type = asked.replacesId ? 'api_key_rolled' : 'api_key_created'
    await recordSecurityEvents(tx, { accountId: account.id, type, apiKeyName: made.name, at: now })
    await notify(tx, { to: account.id, message: { key: type, name: made.name }, at: now })
    const apiKey = presentApiKey(made, now)
    const event = asked.replacesId ? 'api_key.rolled' : 'api_key.created'
    await recordEvent(tx, { accountId: account.id, type: event, objectId: made.id, was: apiKey, at: now })
    return keepResponse(tx, { key, apiKey })
  })
}

async function endAfterOverlap(tx: Db, id: string, overlapHours: number, now: Date): Promise<void> {
  const end = addSeconds(now, overlapHours * HOUR_SECONDS)
  await tx
    .update(apiKeys)
    .set({ expiresAt: sql`least(${apiKeys.expiresAt}, ${at(end)})` })
    .where(eq(apiKeys.id, id))
}

/** Throws when it was confirmed before. */
async function store(tx: Db, { id }: ApiKeyRow, key: string, slot: number): Promise<ApiKeyRow> {
  const [made] = await tx
    .update(apiKeys)
    .set({ tokenHash: sha256(key), ...shownOf(key), slot, replacesId: null, overlapHours: null })
    .where(and(eq(apiKeys.id, id), isNull(apiKeys.tokenHash), isNull(apiKeys.revokedAt)))
    .returning()
  if (!made) throw new PlinkError('ACTION_EXPIRED')
  return made
}
