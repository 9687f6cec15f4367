import type { ApiKeyCode, ApiKeySending, CreateApiKeyRequest } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { asOf, lockBeneficiary } from '#api/money/beneficiaries/beneficiary-steps.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { cleanPayeeName, nicknameProblem } from '#domain/money/beneficiary.ts'
import { startApiKey } from './api-key-code.ts'

/** Stores the requested key, after sending the code that confirms it. */
export async function createApiKey(
  deps: Deps,
  bearer: SessionBearer,
  { name, scopes, validDays, sending }: CreateApiKeyRequest,
): Promise<ApiKeyCode> {
  const terms = { name: validName(name), scopes: [...new Set(scopes)], validDays }
  if (terms.scopes.includes('transfers:send') !== (sending !== undefined))
    throw new PlinkError('VALIDATION_ERROR', { fields: { sending: 'Is allowed only with the scope `transfers:send`' } })
  const rights = sending ? await rightsOf(deps, bearer.account.id, sending) : { beneficiaryIds: null, dailyCap: null }
  return startApiKey(deps, bearer, { ...terms, ...rights, originId: null, replacesId: null, overlapHours: null })
}

/** Throws `BENEFICIARY_NOT_FOUND`, `BENEFICIARY_NOT_ACTIVE`. */
async function rightsOf({ db, clock }: Deps, accountId: string, { beneficiaryIds, dailyCap }: ApiKeySending) {
  // The ids are written as the database returns them, and sorted so that two concurrent calls lock them in one order.
  const ids = [...new Set(beneficiaryIds.map(id => id.toLowerCase()))].sort()
  await db.transaction(async tx => {
    for (const id of ids) await requireActive(tx, accountId, id, clock())
  })
  return { beneficiaryIds: ids, dailyCap: dailyCap.amount }
}

async function requireActive(tx: Db, accountId: string, id: string, now: Date): Promise<void> {
  const { state } = asOf(await lockBeneficiary(tx, accountId, id), now)
  if (state !== 'active') throw new PlinkError('BENEFICIARY_NOT_ACTIVE')
}

/** Returns the name as it is stored. Throws `VALIDATION_ERROR`. */
function validName(input: string): string {
  const name = cleanPayeeName(input)
  if (name !== '' && !nicknameProblem(name)) return name
  throw new PlinkError('VALIDATION_ERROR', { fields: { name: 'Must be a name of at most 40 letters' } })
}
