import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { KybCategory } from '#api/contract/generated/schemas.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { kybOptions } from '#api/kernel/db/schema/kyb.ts'

export type Option = typeof kybOptions.$inferSelect

/** English comes before Arabic. */
const inOrder = [asc(kybOptions.order), asc(kybOptions.code), desc(kybOptions.locale)]

/** The choices of a category in all languages, active or not. */
export const listAdminKybOptions = (db: Db, category: KybCategory): Promise<Option[]> =>
  db
    .select()
    .from(kybOptions)
    .where(eq(kybOptions.category, category))
    .orderBy(...inOrder)

/** Locks and returns the choices: until the transaction ends, no other one can add, change or reorder choices of the category. */
export async function lockOptions(tx: Db, category: KybCategory): Promise<Option[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`kyb_options ${category}`}))`)
  return listAdminKybOptions(tx, category)
}

export async function findOption(db: Db, id: string): Promise<Option | undefined> {
  const [option] = await db.select().from(kybOptions).where(eq(kybOptions.id, id))
  return option
}

/** The choices with these codes, in all categories and languages. */
export const optionsOf = (db: Db, codes: string[]): Promise<Option[]> =>
  db.select().from(kybOptions).where(inArray(kybOptions.code, codes))

type Changes = Partial<Pick<Option, 'code' | 'order' | 'active'>>

/** Changes a choice in all its languages. */
export async function changeChoice(tx: Db, { category, code }: Option, changes: Changes): Promise<void> {
  if (Object.keys(changes).length === 0) return
  await tx
    .update(kybOptions)
    .set(changes)
    .where(and(eq(kybOptions.category, category), eq(kybOptions.code, code)))
}

export async function changeLabel(tx: Db, id: string, label: string): Promise<void> {
  await tx.update(kybOptions).set({ label }).where(eq(kybOptions.id, id))
}

export async function insertOptions(tx: Db, options: (typeof kybOptions.$inferInsert)[]): Promise<Option[]> {
  return tx.insert(kybOptions).values(options).returning()
}
