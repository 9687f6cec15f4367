import type { ApiKeyCode, RollApiKeyRequest } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { startApiKey } from './api-key-code.ts'
import { apiKeyOf, isWorking } from './api-keys.store.ts'

/**
 * Stores a key that is to replace another one, after sending its code. Throws `API_KEY_NOT_FOUND` for a key that does not work, and
 * `API_KEY_ALREADY_ROLLED` for a key that another one has replaced.
 */
export async function rollApiKey(
  deps: Deps,
  bearer: SessionBearer,
  id: string,
  { overlapHours, validDays }: RollApiKeyRequest,
): Promise<ApiKeyCode> {
  const old = await apiKeyOf(deps.db, bearer.account.id, id)
  if (!isWorking(old, deps.clock())) throw new PlinkError('API_KEY_NOT_FOUND')
  if (old.rolledAt) throw new PlinkError('API_KEY_ALREADY_ROLLED')
  const { name, scopes, beneficiaryIds, dailyCap } = old
  const rights = { scopes, beneficiaryIds, dailyCap, originId: old.originId ?? id }
  return startApiKey(deps, bearer, { name, ...rights, validDays, replacesId: id, overlapHours })
}
