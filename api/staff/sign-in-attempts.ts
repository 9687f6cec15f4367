import { and, inArray, sql } from 'drizzle-orm'
import type { Db } from '#api/kernel/db/client.ts'
import { lockouts } from '#api/kernel/db/schema/security.ts'
import { keyedHash } from '#api/kernel/platform/cryptography.ts'
import {
  clearAttempts,
  countAttempt,
  type Failure,
  failAttempt,
  type LockoutKey,
  refundAttempt,
} from '#api/people/accounts/lockouts.ts'

/** The caller who tries to sign in as a member of the staff. */
export interface StaffCaller {
  email: string
  /** The address is undefined if it is not known. Callers without a known address do not count as one caller. */
  address: string | undefined
  /** The id of a device on which this person has signed in before. */
  knownDeviceId: string | undefined
}

/**
 * The keys by which the attempts of a caller are counted. A known device has its own count, so that no stranger can lock it. All others are
 * counted by address, by address and email, and by email: a caller with many addresses gets no more guesses than the last count allows.
 */
export function staffLockouts(secretKey: string, { email, address, knownDeviceId }: StaffCaller): LockoutKey[] {
  const ofEmail = emailHash(secretKey, email)
  const caller = (...parts: string[]): LockoutKey => ({
    type: 'staff_caller',
    subject: `${ofEmail}:${keyedHash(secretKey, 'staff', ...parts)}`,
  })
  if (knownDeviceId !== undefined) return [caller('device', knownDeviceId)]
  const ofAddress: LockoutKey[] =
    address === undefined ? [] : [{ type: 'staff_address', subject: keyedHash(secretKey, 'staff', 'address', address) }]
  return [caller('address', address ?? ''), ...ofAddress, { type: 'staff_email', subject: ofEmail }]
}

/** The subjects of a caller begin with it, so that the locks of an email can be ended together. */
const emailHash = (secretKey: string, email: string) => keyedHash(secretKey, 'staff', 'email', email)

/** Counts an attempt by each key, or by none. Throws `ACCOUNT_LOCKED`, `RATE_LIMITED`. */
export async function countStaffAttempt(db: Db, keys: LockoutKey[], now: Date): Promise<void> {
  const countedKeys: LockoutKey[] = []
  try {
    for (const key of keys) {
      const refusal = await countAttempt(db, key, now)
      if (refusal) throw refusal
      countedKeys.push(key)
    }
  } catch (cause) {
    await refundStaffAttempt(db, countedKeys, now)
    throw cause
  }
}

export async function refundStaffAttempt(db: Db, keys: LockoutKey[], countedAt: Date): Promise<void> {
  for (const key of keys) await refundAttempt(db, key, countedAt)
}

/** Keeps the attempt counted as failed. Returns the failure of the first key that it locked, or of the caller. */
export async function failStaffAttempt(tx: Db, keys: LockoutKey[], now: Date): Promise<Failure> {
  const failures: Failure[] = []
  for (const key of keys) failures.push(await failAttempt(tx, key, now))
  return failures.find(({ lock }) => lock) ?? failures[0]!
}

/** Clears the failures of a person. The failures of an address stay, because they may be about somebody else. */
export async function clearStaffAttempts(db: Db, keys: LockoutKey[], countedAt: Date): Promise<void> {
  for (const key of keys) {
    if (key.type === 'staff_address') await refundAttempt(db, key, countedAt)
    else await clearAttempts(db, key)
  }
}

/** Ends every lock of an email, with its failures. The locks of an address stay. */
export async function endStaffLocks(tx: Db, secretKey: string, email: string): Promise<void> {
  const ofEmail = sql`starts_with(${lockouts.subject}, ${emailHash(secretKey, email)})`
  await tx.delete(lockouts).where(and(inArray(lockouts.type, ['staff_caller', 'staff_email']), ofEmail))
}
