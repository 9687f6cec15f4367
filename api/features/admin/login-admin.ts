import { adminLockoutOf, clearAttempts, failAttempt, type LockoutKey, lockErrorOf } from '#api/accounts/lockouts.ts'
import { verifyPassword } from '#api/accounts/verify-password.ts'
import type { AdminEventType, AdminLoginRequest } from '#api/contract/generated/schemas.ts'
import type { Db } from '#api/db/client.ts'
import type { Admin } from '#api/db/schema/admin.ts'
import type { Deps, Sandbox } from '#api/deps.ts'
import { PlinkError } from '#api/platform/plink-error.ts'
import { recordAdminEvent } from '#api/staff/admin-events.ts'
import { openAdminSession } from '#api/staff/admin-sessions.ts'
import { findAdmin, insertAdmin, normaliseEmail } from '#api/staff/admins.ts'
import { type SecondFactorKind, takeSecondFactor } from '#api/staff/second-factors.ts'

interface SignedInAdmin {
  admin: Admin
  token: string
  expiresAt: Date
}

const refusal = () => new PlinkError('ADMIN_LOGIN_FAILED')

/** Opens a session for an administrator. The sandbox accepts any email and password. */
export async function loginAdmin(
  deps: Deps,
  { email, ...proofs }: AdminLoginRequest,
  address: string,
): Promise<SignedInAdmin> {
  const normalised = normaliseEmail(email)
  if (!deps.sandbox) return proveAdmin(deps, normalised, proofs, address)
  const admin = await sandboxAdmin(deps, deps.sandbox, normalised)
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

/** `sara.h@plink.example` as `Sara.h`. */
function nameFrom(email: string): string {
  const [local = email] = email.split('@')
  const name = local || email
  return name.charAt(0).toUpperCase() + name.slice(1)
}

type Proofs = Omit<AdminLoginRequest, 'email'>

/**
 * The password comes first, so that nobody who does not know it learns anything from the response to a second factor. The attempt stays
 * counted until the second factor is proved too, so that the right password does not reset the count of wrong codes.
 */
async function proveAdmin(deps: Deps, email: string, proofs: Proofs, address: string): Promise<SignedInAdmin> {
  const key = adminLockoutOf(deps.secretKey, email)
  const admin = await deps.passwords.runQueued(() => provePassword(deps, key, email, proofs), address)
  if (proofs.secondFactor === undefined) throw new PlinkError('SECOND_FACTOR_REQUIRED')
  const signedIn = await enterWith(deps, admin, proofs.secondFactor)
  if (signedIn) {
    await clearAttempts(deps.db, key)
    return signedIn
  }
  const failure = await deps.db.transaction(tx => failAttempt(tx, key, deps.clock()))
  const { attemptsRemaining } = failure
  throw lockErrorOf(failure) ?? new PlinkError('SECOND_FACTOR_INVALID', { attemptsRemaining })
}

/** Every refusal is the same and takes the same time, so that nobody learns who belongs to the staff. */
async function provePassword(deps: Deps, key: LockoutKey, email: string, proofs: Proofs): Promise<Admin> {
  const found = await findAdmin(deps.db, email)
  const owner = found?.disabledAt ? undefined : found
  const { password, secondFactor } = proofs
  const failed: PasswordFailure = (tx, now) => failAttempt(tx, key, now)
  const isCleared = secondFactor !== undefined
  return verifyPassword(deps, { key, owner, password, isCleared, failed, wrong: refusal })
}

type PasswordFailure = Parameters<typeof verifyPassword>[1]['failed']

/** Uses up the second factor and opens the session, or neither. Returns undefined if the second factor is wrong. */
function enterWith({ db, clock, secretKey }: Deps, admin: Admin, typed: string): Promise<SignedInAdmin | undefined> {
  const now = clock()
  return db.transaction(async tx => {
    const kind = await takeSecondFactor(tx, secretKey, admin.id, typed, now)
    return kind && openSession(tx, admin, EVENTS[kind], now)
  })
}

const EVENTS: Record<SecondFactorKind, AdminEventType> = {
  authenticator: 'signed_in',
  recovery_code: 'signed_in_by_recovery_code',
}
