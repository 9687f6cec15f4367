import type { BeneficiaryCode } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { findCode } from '#api/people/one-time-codes/one-time-code.store.ts'
import {
  beneficiaryCode,
  isOfBeneficiary,
  presentCode,
  requireUnconfirmed,
  sendBeneficiaryCode,
} from './beneficiary-code.ts'

/** Sends another code for a beneficiary that waits for one. */
export async function resendBeneficiaryCode(deps: Deps, bearer: SessionBearer, id: string): Promise<BeneficiaryCode> {
  const { account } = bearer
  const beneficiary = await requireUnconfirmed(deps, account, id)
  const last = await findCode(deps.db, beneficiaryCode(account))
  if (!last || last.consumedAt || !isOfBeneficiary(beneficiary, bearer)(last)) throw new PlinkError('ACTION_EXPIRED')
  return presentCode(deps, beneficiary, await sendBeneficiaryCode(deps, bearer, beneficiary, true))
}
