import type { Deps } from '#api/deps.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { beneficiaryOf } from '#api/money/beneficiaries/beneficiaries.store.ts'
import { takeStep } from '#api/money/beneficiaries/beneficiary-steps.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'

/**
 * A suspended beneficiary stays, because removing it and adding it again would end the suspension. Throws `BENEFICIARY_NOT_FOUND`,
 * `BENEFICIARY_SUSPENDED`.
 */
export async function removeBeneficiary(deps: Deps, { account, person }: SessionBearer, id: string): Promise<void> {
  const { db, clock } = deps
  for (;;) {
    const { state } = await beneficiaryOf(db, account.id, id)
    if (state === 'removed') return
    if (state === 'suspended') throw new PlinkError('BENEFICIARY_SUSPENDED')
    // A job may have advanced it in the meantime.
    const step = { from: state, to: 'removed', cause: 'removed_by_customer', removedBy: person.id } as const
    if (await takeStep(db, id, step, clock())) return
  }
}
