import type { ApiKeyCode, CreateApiKeyRequest } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'
import { cleanPayeeName, nicknameProblem } from '#domain/money/beneficiary.ts'
import { startApiKey } from './api-key-code.ts'

/** Stores the key that the customer asks for, after sending the code that confirms it. */
export const createApiKey = (
  deps: Deps,
  { account }: AccountBearer,
  { name, scopes, validDays }: CreateApiKeyRequest,
): Promise<ApiKeyCode> => {
  const asked = { name: validName(name), scopes: [...new Set(scopes)], validDays }
  return startApiKey(deps, account, { ...asked, replacesId: null, overlapHours: null })
}

/** Returns the name as it is stored. Throws `VALIDATION_ERROR`. */
function validName(asked: string): string {
  const name = cleanPayeeName(asked)
  if (name !== '' && !nicknameProblem(name)) return name
  throw new PlinkError('VALIDATION_ERROR', { fields: { name: 'Must be a name of at most 40 letters' } })
}
