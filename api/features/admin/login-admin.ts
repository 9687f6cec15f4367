import type { AdminEventType, AdminLoginRequest } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import type { Admin } from '#api/kernel/db/schema/admin.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { UNKNOWN_ADDRESS } from '#api/kernel/platform/unknown-address.ts'
import type { Sandbox } from '#api/outside/sandbox/rules.ts'
import { DUMMY_ACCOUNT } from '#api/people/accounts/find-account.ts'
import { type LockoutKey, lockErrorOf } from '#api/people/accounts/lockouts.ts'
import { recordAdminEvent } from '#api/staff/admin-events.ts'
import { openAdminSession } from '#api/staff/admin-sessions.ts'
import { findAdmin, insertAdmin, normaliseEmail } from '#api/staff/admins.ts'
import { knownDeviceId, newDeviceToken } from '#api/staff/known-devices.ts'
import { type SecondFactorKind, takeSecondFactor } from '#api/staff/second-factors.ts'
import {
  clearStaffAttempts,
  countStaffAttempt,
  failStaffAttempt,
  refundStaffAttempt,
  staffLockouts,
} from '#api/staff/sign-in-attempts.ts'

interface SignedInAdmin {
  admin: Admin
  token: string
  expiresAt: Date
  /** The token by which the device is recognised at the next sign-in, outside the sandbox. */
  deviceToken?: string
}

const refusal = () => new PlinkError('ADMIN_LOGIN_FAILED')

/** Opens a session for an administrator. The sandbox accepts any email and password. */
export async function loginAdmin(
  deps: Deps,
  { email, ...proofs }: AdminLoginRequest,
  address: string,
): Promise<SignedInAdmin> {
  const normalisedEmail = normaliseEmail(email)
  if (normalisedEmail === undefined) throw refusal()
  if (!deps.sandbox) return proveAdmin(deps, normalisedEmail, proofs, address)
  const admin = await sandboxAdmin(deps, deps.sandbox, normalisedEmail)
  return deps.db.transaction(tx => openSession(tx, admin, 'signed_in', deps.clock()))
}

async function openSession(tx: Db, admin: Admin, type: AdminEventType, now: Date): Promise<SignedInAdmin> {
  const { token, expiresAt } = await openAdminSession(tx, admin, now)
  await recordAdminEvent(tx, { adminId: admin.id, type, at: now })
  return { admin, token, expiresAt }
}

/** The sandbox lets everybody in, and stores them for the log. */
async function sandboxAdmin({ db, clock }: Deps, sandbox: Sandbox, email: string): Promise<Admin> {
  const role = sandbox.adminRole(email)
  if (!role) throw refusal()
  const visitor = { email, name: nameFrom(email), role, createdAt: clock() }
  const admin = (await findAdmin(db, email)) ?? (await insertAdmin(db, visitor)) ?? (await findAdmin(db, email))
  if (!admin || admin.disabledAt) throw refusal()
  return admin
}

/** Derives a name from an email: `sara.h@plink.example` becomes `Sara.h`. */
function nameFrom(email: string): string {
  const [local = email] = email.split('@')
  const name = local || email
  return name.charAt(0).toUpperCase() + name.slice(1)
}

type Proofs = Omit<AdminLoginRequest, 'email'>

/** An attempt that is counted as failed until it succeeds. */
interface Attempt {
  keys: LockoutKey[]
  countedAt: Date
}

/**
 * The password is checked first, so that a caller who does not know it learns nothing from the response to a second factor. The attempt stays
 * counted until the second factor is proved too, so that the right password does not reset the count of wrong codes.
 */
async function proveAdmin(deps: Deps, email: string, proofs: Proofs, address: string): Promise<SignedInAdmin> {
  const { db, clock, secretKey } = deps
  const account = await findAdmin(db, email)
  const deviceId = account && proofs.deviceToken && knownDeviceId(secretKey, account.id, proofs.deviceToken, clock())
  const caller = {
    email,
    address: address === UNKNOWN_ADDRESS ? undefined : address,
    knownDeviceId: deviceId || undefined,
  }
  const attempt = { keys: staffLockouts(secretKey, caller), countedAt: clock() }
  const owner = account?.disabledAt ? undefined : account
  const admin = await deps.passwords.runQueued(() => provePassword(deps, attempt, owner, proofs.password), address)
  if (proofs.secondFactor === undefined) {
    await refundStaffAttempt(db, attempt.keys, attempt.countedAt)
    throw new PlinkError('SECOND_FACTOR_REQUIRED')
  }
  const signedIn = await enterWith(deps, admin, proofs.secondFactor)
  if (!signedIn) {
    throw await failureOf(
      deps,
      attempt,
      attemptsRemaining => new PlinkError('SECOND_FACTOR_INVALID', { attemptsRemaining }),
    )
  }
  await clearStaffAttempts(db, attempt.keys, attempt.countedAt)
  return { ...signedIn, deviceToken: newDeviceToken(secretKey, admin.id, clock(), caller.knownDeviceId) }
}

/** Every refusal is the same and takes the same time, so that no caller learns which emails belong to the staff. */
async function provePassword(deps: Deps, attempt: Attempt, owner: Admin | undefined, password: string): Promise<Admin> {
  const { db, passwords } = deps
  await countStaffAttempt(db, attempt.keys, attempt.countedAt)
  const isRight = await passwords
    .verify(owner?.passwordHash ?? DUMMY_ACCOUNT.passwordHash, password)
    .catch(async cause => {
      await refundStaffAttempt(db, attempt.keys, attempt.countedAt)
      throw cause
    })
  if (owner?.passwordHash && isRight) return owner
  throw await failureOf(deps, attempt, refusal)
}

/** Returns the error of a failed attempt: the lock that it led to, or the wrong proof. */
async function failureOf(
  { db, clock }: Deps,
  { keys }: Attempt,
  wrong: (attemptsRemaining: number) => PlinkError,
): Promise<PlinkError> {
  const failure = await db.transaction(tx => failStaffAttempt(tx, keys, clock()))
  return lockErrorOf(failure) ?? wrong(failure.attemptsRemaining)
}

/** Uses up the second factor and opens the session, or neither. Returns undefined if the second factor is wrong. */
function enterWith({ db, clock, secretKey }: Deps, admin: Admin, code: string): Promise<SignedInAdmin | undefined> {
  const now = clock()
  return db.transaction(async tx => {
    const kind = await takeSecondFactor(tx, secretKey, admin.id, code, now)
    return kind && openSession(tx, admin, EVENTS[kind], now)
  })
}

const EVENTS: Record<SecondFactorKind, AdminEventType> = {
  authenticator: 'signed_in',
  recovery_code: 'signed_in_by_recovery_code',
}
