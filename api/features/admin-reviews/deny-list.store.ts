import { and, desc, eq, isNull, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { DenyListEntry } from '#api/contract/generated/schemas.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { admins } from '#api/kernel/db/schema/admin.ts'
import { denyListEntries } from '#api/kernel/db/schema/deny-list.ts'
import type { RowOrder } from '#api/kernel/paging/row-order.ts'

const adders = alias(admins, 'adders')
const removers = alias(admins, 'removers')

const { id, sequence } = denyListEntries

export const NEWEST_FIRST: RowOrder = { id, key: [sequence], direction: 'descending' }

export async function newestEntries(db: Db, which: SQL | undefined, limit: number): Promise<DenyListEntry[]> {
  const rows = await db
    .select({
      entry: denyListEntries,
      adder: { name: adders.name, email: adders.email },
      remover: { name: removers.name, email: removers.email },
    })
    .from(denyListEntries)
    .innerJoin(adders, eq(adders.id, denyListEntries.addedBy))
    .leftJoin(removers, eq(removers.id, denyListEntries.removedBy))
    .where(which)
    .orderBy(desc(sequence))
    .limit(limit)
  return rows.map(present)
}

export async function findEntry(db: Db, id: string): Promise<DenyListEntry | undefined> {
  const [entry] = await newestEntries(db, eq(denyListEntries.id, id), 1)
  return entry
}

/** Returns false if the number is on the list already. */
export async function insertEntry(tx: Db, entry: typeof denyListEntries.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(denyListEntries)
    .values(entry)
    .onConflictDoNothing()
    .returning({ id: denyListEntries.id })
  return rows.length > 0
}

interface Removal {
  removedBy: string
  removedAt: Date
  removalReason: string
}

/** Returns the last digits, or undefined if there is no such entry on the list. */
export async function markRemoved(tx: Db, id: string, removal: Removal): Promise<string | undefined> {
  const [entry] = await tx
    .update(denyListEntries)
    .set(removal)
    .where(and(eq(denyListEntries.id, id), isNull(denyListEntries.removedAt)))
    .returning({ lastDigits: denyListEntries.lastDigits })
  return entry?.lastDigits
}

interface Row {
  entry: typeof denyListEntries.$inferSelect
  adder: { name: string; email: string }
  remover: { name: string; email: string } | null
}

function present({ entry, adder, remover }: Row): DenyListEntry {
  const { id, lastDigits, reason, addedAt, removedAt, removalReason } = entry
  const isRemoved = remover && removedAt && removalReason !== null
  return {
    entryId: id,
    lastDigits,
    reason,
    addedBy: adder,
    addedAt: addedAt.toISOString(),
    ...(isRemoved && { removal: { admin: remover, reason: removalReason, removedAt: removedAt.toISOString() } }),
  }
}
