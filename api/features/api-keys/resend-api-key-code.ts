import type { ApiKeyCode } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { findCode } from '#api/people/one-time-codes/one-time-code.store.ts'
import { apiKeyCode, isOfApiKey, presentCode, requireUnconfirmed, sendApiKeyCode } from './api-key-code.ts'

/** Sends another code for a key that waits for one. */
export async function resendApiKeyCode(deps: Deps, bearer: SessionBearer, id: string): Promise<ApiKeyCode> {
  const { account } = bearer
  const key = await requireUnconfirmed(deps, account, id)
  const last = await findCode(deps.db, apiKeyCode(account))
  if (!last || last.consumedAt || !isOfApiKey(key, bearer)(last)) throw new PlinkError('ACTION_EXPIRED')
  return presentCode(deps, key, await sendApiKeyCode(deps, bearer, key, true))
}
