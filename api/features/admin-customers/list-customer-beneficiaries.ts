import type { Beneficiary } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { beneficiariesOf } from '#api/money/beneficiaries/beneficiaries.store.ts'
import { presentBeneficiaries } from '#api/money/beneficiaries/present-beneficiary.ts'
import type { AdminBearer } from '#api/staff/admin-sessions.ts'
import { customerSubject, recordViews, requireCustomer } from '#api/staff/customers.store.ts'

/** The beneficiaries of a customer, as the customer sees them. The look is recorded before anything is returned. */
export async function listCustomerBeneficiaries(
  deps: Deps,
  { admin }: AdminBearer,
  customerId: string,
): Promise<Beneficiary[]> {
  const customer = await requireCustomer(deps.db, customerId)
  const beneficiaries = (await beneficiariesOf(deps.db, customerId)).filter(({ state }) => state !== 'unconfirmed')
  await recordViews(deps.db, admin.id, [customerSubject(customer)], deps.clock())
  return presentBeneficiaries(deps, beneficiaries)
}
