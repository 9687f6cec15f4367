import { inArray } from 'drizzle-orm'
import type { PaymentPerson } from '#api/contract/generated/schemas.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { applicants } from '#api/kernel/db/schema/onboarding.ts'

/** The people with these ids, as the others of their business see them. */
export async function peopleOf(db: Db, ids: readonly (string | null)[]): Promise<Map<string, PaymentPerson>> {
  const uniqueIds = [...new Set(ids.filter(id => id !== null))]
  if (uniqueIds.length === 0) return new Map()
  const { id, personNameEnglish, personNameArabic } = applicants
  const rows = await db
    .select({ id, personNameEnglish, personNameArabic })
    .from(applicants)
    .where(inArray(id, uniqueIds))
  return new Map(
    rows.map(row => [
      row.id,
      {
        personId: row.id,
        ...(row.personNameEnglish && { name: row.personNameEnglish }),
        ...(row.personNameArabic && { nameArabic: row.personNameArabic }),
      },
    ]),
  )
}

/** Returns the field `madeBy` of a response, if a person made the payment. */
export const madeByIn = (people: Map<string, PaymentPerson>, id: string | null): { madeBy?: PaymentPerson } => {
  const madeBy = id === null ? undefined : people.get(id)
  return madeBy ? { madeBy } : {}
}
