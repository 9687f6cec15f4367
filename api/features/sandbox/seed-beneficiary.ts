import { eq } from 'drizzle-orm'
import type { Db } from '#api/kernel/db/client.ts'
import { beneficiaries } from '#api/kernel/db/schema/beneficiaries.ts'
import { addSeconds } from '#api/kernel/platform/clock.ts'

export interface SeededBeneficiary {
  name: string
  iban: string
  ends: 'active' | 'mismatch' | 'cooling_off' | 'suspended' | 'removed'
}

export const COOLING_SECONDS = 86_400

/** Adds a beneficiary as after its code and the payee check, with its later states at their times. Returns its id. */
export async function seedBeneficiary(
  db: Db,
  accountId: string,
  { name, iban, ends }: SeededBeneficiary,
  at: Date,
): Promise<string> {
  const id = crypto.randomUUID()
  const coolingEndsAt = addSeconds(at, COOLING_SECONDS)
  const nextDay = addSeconds(coolingEndsAt, COOLING_SECONDS)
  const initialState = { state: 'unconfirmed', stateCause: 'added', stateSince: at } as const
  await db.insert(beneficiaries).values({ id, accountId, name, iban, createdAt: at, ...initialState })
  const setState = (changes: Partial<typeof beneficiaries.$inferSelect>) =>
    db.update(beneficiaries).set(changes).where(eq(beneficiaries.id, id))
  await setState({ state: 'checking', stateCause: 'confirmed' })
  if (ends === 'mismatch') {
    await setState({ state: 'mismatch', stateCause: 'mismatch', payeeCheck: 'mismatch' })
    return id
  }
  await setState({
    state: 'cooling_off',
    stateCause: 'match',
    payeeCheck: 'match',
    coolingEndsAt,
    dueAt: coolingEndsAt,
  })
  if (ends === 'cooling_off') return id
  await setState({ state: 'active', stateCause: 'cooling_off_over', stateSince: coolingEndsAt, dueAt: null })
  if (ends === 'suspended')
    await setState({ state: 'suspended', stateCause: 'suspended_by_staff', stateSince: nextDay })
  if (ends === 'removed') await setState({ state: 'removed', stateCause: 'removed_by_customer', stateSince: nextDay })
  return id
}
