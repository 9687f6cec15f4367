import { randomBytes } from 'node:crypto'
import { and, arrayContains, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '#api/kernel/db/client.ts'
import { type Admin, adminSecondFactors } from '#api/kernel/db/schema/admin.ts'
import { acceptedHashes, keyedHash, seal, unseal } from '#api/kernel/platform/cryptography.ts'
import { otpauthUri, timeStepOf, toBase32 } from './totp.ts'

/** The length that RFC 4226 recommends. */
const SECRET_BYTES = 20
const RECOVERY_CODES = 10
/** A recovery code has 50 bits, written as ten characters. */
const RECOVERY_CODE_BYTES = 7
const GROUP_LENGTH = 5

/** The secret for the authenticator app, and the recovery codes. Both are shown once. */
export interface NewSecondFactor {
  uri: string
  /** The secret in Base32. */
  secret: string
  recoveryCodes: string[]
}

/** Creates the second factor of an administrator, or replaces it. */
export async function storeSecondFactor(
  tx: Db,
  secretKey: string,
  { id: adminId, email }: Pick<Admin, 'id' | 'email'>,
  now: Date,
): Promise<NewSecondFactor> {
  const secret = randomBytes(SECRET_BYTES)
  const recoveryCodes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
  const columns = {
    sealedSecret: seal(secret.toString('base64url'), secretKey, adminId),
    lastTimeStep: 0,
    recoveryCodeHashes: recoveryCodes.map(code => keyedHash(secretKey, ...recoveryCodeParts(adminId, code))),
    createdAt: now,
  }
  await tx
    .insert(adminSecondFactors)
    .values({ adminId, ...columns })
    .onConflictDoUpdate({ target: adminSecondFactors.adminId, set: columns })
  return { uri: otpauthUri(secret, email), secret: toBase32(secret), recoveryCodes }
}

function newRecoveryCode(): string {
  const characters = toBase32(randomBytes(RECOVERY_CODE_BYTES))
  return `${characters.slice(0, GROUP_LENGTH)}-${characters.slice(GROUP_LENGTH, 2 * GROUP_LENGTH)}`
}

/** The case and the hyphens of an entered code do not matter. */
const recoveryCodeParts = (adminId: string, code: string) =>
  ['recovery code', adminId, code.replaceAll('-', '').toUpperCase()] as const

export type SecondFactorKind = 'authenticator' | 'recovery_code'

/** Uses up a second factor. Returns its kind, or undefined if it is wrong or was used before. */
export async function takeSecondFactor(
  tx: Db,
  secretKey: string,
  adminId: string,
  input: string,
  now: Date,
): Promise<SecondFactorKind | undefined> {
  if (/^\d+$/.test(input)) {
    return (await takeTimeStep(tx, secretKey, adminId, input, now)) ? 'authenticator' : undefined
  }
  for (const hash of acceptedHashes(secretKey, ...recoveryCodeParts(adminId, input))) {
    if (await takeRecoveryCode(tx, adminId, hash)) return 'recovery_code'
  }
  return undefined
}

/** One statement advances the time step, so that of two sign-ins with the same code only one succeeds. */
async function takeTimeStep(tx: Db, secretKey: string, adminId: string, code: string, now: Date): Promise<boolean> {
  const [factor] = await tx.select().from(adminSecondFactors).where(eq(adminSecondFactors.adminId, adminId))
  if (!factor) return false
  const step = timeStepOf(Buffer.from(unseal(factor.sealedSecret, secretKey, adminId), 'base64url'), code, now)
  if (step === undefined) return false
  const { sealedSecret, lastTimeStep } = adminSecondFactors
  // The secret may have been replaced in the meantime.
  const isSame = and(eq(adminSecondFactors.adminId, adminId), eq(sealedSecret, factor.sealedSecret))
  const rows = await tx
    .update(adminSecondFactors)
    .set({ lastTimeStep: step })
    .where(and(isSame, lt(lastTimeStep, step)))
    .returning({ lastTimeStep })
  return rows.length > 0
}

/** One statement removes the code, so that it works once. */
async function takeRecoveryCode(tx: Db, adminId: string, hash: string): Promise<boolean> {
  const { recoveryCodeHashes } = adminSecondFactors
  const rows = await tx
    .update(adminSecondFactors)
    .set({ recoveryCodeHashes: sql`array_remove(${recoveryCodeHashes}, ${hash})` })
    .where(and(eq(adminSecondFactors.adminId, adminId), arrayContains(recoveryCodeHashes, [hash])))
    .returning({ adminId: adminSecondFactors.adminId })
  return rows.length > 0
}

/** Seals the secrets with the current key. Recovery codes are hashed and stay valid as long as the previous key is accepted. */
export async function resealSecondFactors(db: Db, secretKey: string): Promise<void> {
  for (const { adminId, sealedSecret } of await db.select().from(adminSecondFactors)) {
    await db
      .update(adminSecondFactors)
      .set({ sealedSecret: seal(unseal(sealedSecret, secretKey, adminId), secretKey, adminId) })
      .where(and(eq(adminSecondFactors.adminId, adminId), eq(adminSecondFactors.sealedSecret, sealedSecret)))
  }
}
