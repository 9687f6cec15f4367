import type { AccountBearer } from '#api/accounts/sessions.ts'
import type { Beneficiary } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { presentedBeneficiary } from './present-beneficiary.ts'

/** Throws `BENEFICIARY_NOT_FOUND`. */
export const getBeneficiary = (deps: Deps, { account }: AccountBearer, id: string): Promise<Beneficiary> =>
  presentedBeneficiary(deps, account.id, id)
