import { and, isNull } from 'drizzle-orm'
import type { Db } from '#api/kernel/db/client.ts'
import { denyListEntries } from '#api/kernel/db/schema/deny-list.ts'
import { hasValue } from '#api/kernel/db/sealed/sealed-columns.ts'
import type { IdScreeningProvider } from '#api/outside/providers/providers.ts'

export async function isListed(db: Db, idNumber: string): Promise<boolean> {
  const isEntry = and(hasValue(denyListEntries.nationalId, idNumber), isNull(denyListEntries.removedAt))
  return (await db.$count(denyListEntries, isEntry)) > 0
}

/** Screens ID numbers against our own deny list. The provider that knows the owners of phones checks whether a number exists. */
export function denyListScreening(db: Db): IdScreeningProvider {
  return {
    async screen(idNumber) {
      return (await isListed(db, idNumber)) ? 'hit' : 'clear'
    },
  }
}
