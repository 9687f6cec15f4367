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
 * What a step of a sign-in hands to the next, for the next to check: the same device, and still the password that was proved. Who
 * changes the password thereby ends every sign-in under way.
 */
export const loginProof = (secretKey: string, account: Pick<Account, 'id' | 'passwordHash'>, device: Partial<Device>) =>
  keyedHash(secretKey, 'login', account.id, account.passwordHash, partsOf(device))

const fingerprintOf = (device: Device) => sha256(partsOf(device))

/** Remembers the device, or recognises it. Answers its id. */
export async function meetDevice(tx: Db, accountId: string, device: Device): Promise<string> {
  const { platform, userAgent, screenResolution, timezone } = device
  const fingerprint = fingerprintOf(device)
  const [met] = await tx
    .insert(devices)
    .values({ id: randomUUID(), accountId, fingerprint, platform, userAgent, screenResolution, timezone })
    .onConflictDoUpdate({ target: [devices.accountId, devices.fingerprint], set: { fingerprint } })
    .returning({ id: devices.id })
  return met!.id
}

/** Notes that the device has signed in. Answers whether that is news to the owner: the first time, and not the first device. */
export async function welcomeDevice(tx: Db, accountId: string, device: Device, now: Date) {
  const hasSignedIn = and(eq(devices.accountId, accountId), isNotNull(devices.lastSignedInAt))
  const signedIn = { lastSignedInAt: now }
  // Most sign-ins come from a device that has signed in before, which then is one statement.
  const isKnown = and(hasSignedIn, eq(devices.fingerprint, fingerprintOf(device)))
  const [known] = await tx.update(devices).set(signedIn).where(isKnown).returning({ id: devices.id })
  if (known) return { id: known.id, isNew: false }
  const id = await meetDevice(tx, accountId, device)
  const others = await tx.$count(devices, and(hasSignedIn, ne(devices.id, id)))
  await tx.update(devices).set(signedIn).where(eq(devices.id, id))
  return { id, isNew: others > 0 }
}
