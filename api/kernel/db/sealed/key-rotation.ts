import { eq, gt, inArray } from 'drizzle-orm'
import type { Db } from '#api/kernel/db/client.ts'
import { serverProcesses, settings } from '#api/kernel/db/schema/http.ts'
import { EnvError } from '#api/kernel/platform/env-error.ts'
import { currentPrefix, isKnownPrefix } from '#api/kernel/platform/sealing.ts'

/** The settings with the key that seals every row, and the one that will after a rotation under way. */
export const SEALING_KEY = 'sealingKey'
const NEXT_KEY = 'nextSealingKey'

/** Throws {@link EnvError} if this process does not have the key of sealed values, or the next one. */
export async function requireKnownKeys(db: Db): Promise<void> {
  const rows = await db
    .select()
    .from(settings)
    .where(inArray(settings.name, [SEALING_KEY, NEXT_KEY]))
  if (!rows.every(({ value }) => isKnownPrefix(value))) throw new EnvError([WRONG_KEY])
}

const WRONG_KEY =
  'SECRET_KEY is not the key that the personal data in the database is encrypted with. Set that key, or set it as SECRET_KEY_PREVIOUS to rotate it'

/**
 * Keeps processes without the current key from starting, and throws {@link EnvError} if one is running. A process acquires its lease before it
 * checks its keys, so that none is missed in between.
 */
export async function announceKey(db: Db, now: Date): Promise<void> {
  const value = currentPrefix()
  await db
    .insert(settings)
    .values({ name: NEXT_KEY, value })
    .onConflictDoUpdate({ target: settings.name, set: { value } })
  const running = await db.select().from(serverProcesses).where(gt(serverProcesses.leaseUntil, now))
  const lacking = running.filter(({ keyIds }) => !keyIds?.includes(value))
  if (lacking.length === 0) return
  await db.delete(settings).where(eq(settings.name, NEXT_KEY))
  const names = lacking.map(({ name, id }) => name ?? id).sort()
  throw new EnvError([
    `Running servers do not know this SECRET_KEY, so nothing is encrypted with it yet: ${names.join(', ')}. Restart each with it as SECRET_KEY_PREVIOUS, or stop it, and try again. One that was killed counts for six seconds`,
  ])
}
