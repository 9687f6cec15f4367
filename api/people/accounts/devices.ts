import { randomUUID } from 'node:crypto'
import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Device } from '#api/contract/generated/schemas.ts'
import type { Db } from '#api/kernel/db/client.ts'
import type { Account } from '#api/kernel/db/schema/auth.ts'
import { devices } from '#api/kernel/db/schema/sessions.ts'
import { keyedHash, sha256 } from '#api/kernel/platform/cryptography.ts'

const partsOf = ({ platform, userAgent, screenResolution, timezone }: Partial<Device>) =>
  JSON.stringify([platform, userAgent, screenResolution, timezone])

/**
 * Binds the steps of a sign-in together: the next step checks that device and password hash are still the same. A change of the password
 * therefore ends every sign-in that is under way.
 */
export const loginProof = (secretKey: string, account: Pick<Account, 'id' | 'passwordHash'>, device: Partial<Device>) =>
  keyedHash(secretKey, 'login', account.id, account.passwordHash, partsOf(device))

export const fingerprintOf = (device: Device) => sha256(partsOf(device))

/** Returns the id of the device, which is stored if it is new. */
export async function findOrCreateDevice(tx: Db, accountId: string, device: Device): Promise<string> {
  const { platform, userAgent, screenResolution, timezone } = device
  const fingerprint = fingerprintOf(device)
  const [row] = await tx
    .insert(devices)
    .values({ id: randomUUID(), accountId, fingerprint, platform, userAgent, screenResolution, timezone })
    .onConflictDoUpdate({ target: [devices.accountId, devices.fingerprint], set: { fingerprint } })
    .returning({ id: devices.id })
  return row!.id
}

/** The devices of an account that have signed in, the last first. A device whose first sign-in is not complete may be a stranger's. */
export const knownDevices = (db: Db, accountId: string, limit: number) =>
  db
    .select()
    .from(devices)
    .where(and(eq(devices.accountId, accountId), isNotNull(devices.lastSignedInAt)))
    .orderBy(desc(devices.lastSignedInAt), devices.id)
    .limit(limit)

export const toDevice = ({ platform, userAgent, screenResolution, timezone }: Device): Device => ({
  platform,
  userAgent,
  screenResolution,
  timezone,
})
