import { randomUUID } from 'node:crypto'
import { and, eq, isNotNull, ne } from 'drizzle-orm'
import type { Device } from '#api/contract/generated/schemas.ts'
import type { Db } from '#api/db/client.ts'
import type { Account } from '#api/db/schema/auth.ts'
import { devices } from '#api/db/schema/sessions.ts'
import { keyedHash, sha256 } from '#api/platform/cryptography.ts'

const partsOf = ({ platform, userAgent, screenResolution, timezone }: Partial<Device>) =>
  JSON.stringify([platform, userAgent, screenResolution, timezone])

/**
 * Binds the steps of a sign-in together: the next step checks that device and password hash are still the same. A change of the password
 * therefore ends every sign-in that is under way.
 */
export const loginProof = (secretKey: string, account: Pick<Account, 'id' | 'passwordHash'>, device: Partial<Device>) =>
  keyedHash(secretKey, 'login', account.id, account.passwordHash, partsOf(device))

const fingerprintOf = (device: Device) => sha256(partsOf(device))

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

/** Records a sign-in. `isNew` is true for the first sign-in of a device that is not the account's first device. */
export async function recordDeviceSignIn(tx: Db, accountId: string, device: Device, now: Date) {
  const hasSignedIn = and(eq(devices.accountId, accountId), isNotNull(devices.lastSignedInAt))
  const signedIn = { lastSignedInAt: now }
  // Most sign-ins come from a known device, which takes one statement.
  const isKnown = and(hasSignedIn, eq(devices.fingerprint, fingerprintOf(device)))
  const [known] = await tx.update(devices).set(signedIn).where(isKnown).returning({ id: devices.id })
  if (known) return { id: known.id, isNew: false }
  const id = await findOrCreateDevice(tx, accountId, device)
  const others = await tx.$count(devices, and(hasSignedIn, ne(devices.id, id)))
  await tx.update(devices).set(signedIn).where(eq(devices.id, id))
  return { id, isNew: others > 0 }
}

export const toDevice = ({ platform, userAgent, screenResolution, timezone }: Device): Device => ({
  platform,
  userAgent,
  screenResolution,
  timezone,
})
