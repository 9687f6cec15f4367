import type { Beneficiary } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { beneficiaryOf } from '#api/money/beneficiaries/beneficiaries.store.ts'
import { presentBeneficiary } from '#api/money/beneficiaries/present-beneficiary.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'

/** Throws `BENEFICIARY_NOT_FOUND`. */
export const getBeneficiary = async (deps: Deps, { account }: AccountBearer, id: string): Promise<Beneficiary> =>
  presentBeneficiary(deps, await beneficiaryOf(deps.db, account.id, id))
