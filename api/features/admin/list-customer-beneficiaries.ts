import type { Beneficiary } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { beneficiariesOf, historiesOf } from '#api/features/beneficiaries/beneficiaries.store.ts'
import { presentBeneficiary } from '#api/features/beneficiaries/present-beneficiary.ts'
import type { AdminBearer } from '#api/staff/admin-sessions.ts'
import { customerSubject, recordLooks, requireCustomer } from './customers.store.ts'

/** The beneficiaries of a customer, as the customer sees them. The look is in the log before anything is returned. */
export async function listCustomerBeneficiaries(
  deps: Deps,
  { admin }: AdminBearer,
  customerId: string,
): Promise<Beneficiary[]> {
  const customer = await requireCustomer(deps.db, customerId)
  const confirmed = (await beneficiariesOf(deps.db, customerId)).filter(({ state }) => state !== 'unconfirmed')
  const histories = await historiesOf(deps.db, confirmed)
  await recordLooks(deps.db, admin.id, [customerSubject(customer)], deps.clock())
  return confirmed.map(each => presentBeneficiary(deps, each, histories.get(each.id)))
}
