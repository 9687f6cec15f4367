import { and, desc, eq, ne } from 'drizzle-orm'
import type { Db } from '#api/kernel/db/client.ts'
import { type Beneficiary, beneficiaries } from '#api/kernel/db/schema/beneficiaries.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'

/** Throws `BENEFICIARY_NOT_FOUND`, also for a beneficiary of another account. */
export async function beneficiaryOf(db: Db, accountId: string, id: string): Promise<Beneficiary> {
  const [beneficiary] = await db
    .select()
    .from(beneficiaries)
    .where(and(eq(beneficiaries.id, id), eq(beneficiaries.accountId, accountId)))
  if (!beneficiary) throw new PlinkError('BENEFICIARY_NOT_FOUND')
  return beneficiary
}

/** Returns all beneficiaries, newest first, including those that are not confirmed yet. `MAX_BENEFICIARIES` keeps them few enough to read at once. */
export const beneficiariesOf = (db: Db, accountId: string): Promise<Beneficiary[]> =>
  db
    .select()
    .from(beneficiaries)
    .where(and(eq(beneficiaries.accountId, accountId), ne(beneficiaries.state, 'removed')))
    .orderBy(desc(beneficiaries.sequence))
