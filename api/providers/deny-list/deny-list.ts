import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '#api/db/client.ts'
import { denyListEntries } from '#api/db/schema/deny-list.ts'
import { keyedHash } from '#api/platform/cryptography.ts'
import type { IdScreeningProvider } from '#api/providers/providers.ts'

/** What the list stores of an ID number. ID numbers can be guessed, so the hash has a key. */
export const denyListHash = (secretKey: string, idNumber: string): string => keyedHash(secretKey, 'deny list', idNumber)

/** Screens ID numbers against our own deny list. Whether a number exists is the word of who knows its phone. */
export function denyListScreening(db: Db, secretKey: string): IdScreeningProvider {
  return {
    async screen(idNumber) {
      const isListed = and(
        eq(denyListEntries.idHash, denyListHash(secretKey, idNumber)),
        isNull(denyListEntries.removedAt),
      )
      return (await db.$count(denyListEntries, isListed)) > 0 ? 'hit' : 'clear'
    },
  }
}
