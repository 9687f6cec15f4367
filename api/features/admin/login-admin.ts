import { adminLockoutOf, clearAttempts, failAttempt } from '#api/accounts/lockouts.ts'
import { verifyPassword } from '#api/accounts/verify-password.ts'
import type { AdminLoginRequest } from '#api/contract/generated/schemas.ts'
import type { Admin } from '#api/db/schema/admin.ts'
import type { Deps, Sandbox } from '#api/deps.ts'
import { PlinkError } from '#api/platform/plink-error.ts'
import { recordAdminEvent } from '#api/staff/admin-events.ts'
import { openAdminSession } from '#api/staff/admin-sessions.ts'
import { findAdmin, insertAdmin, normaliseEmail } from '#api/staff/admins.ts'

interface SignedInAdmin {
  admin: Admin
  token: string
  expiresAt: Date
}

const refusal = () => new PlinkError('ADMIN_LOGIN_FAILED')

/** Opens a session for an administrator. The sandbox accepts any email and password. */
export async function loginAdmin(
  deps: Deps,
  { email, password }: AdminLoginRequest,
  address: string,
): Promise<SignedInAdmin> {
  const { db, clock, sandbox } = deps
  const normalised = normaliseEmail(email)
  const admin = sandbox
    ? await sandboxAdmin(deps, sandbox, normalised)
    : await proveAdmin(deps, normalised, password, address)
  const now = clock()
  return db.transaction(async tx => {
    const { token, expiresAt } = await openAdminSession(tx, admin, now)
    await recordAdminEvent(tx, { adminId: admin.id, type: 'signed_in', at: now })
    return { admin, token, expiresAt }
  })
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

/** Every refusal is the same and takes the same time, so that nobody learns who belongs to the staff. */
function proveAdmin(deps: Deps, email: string, password: string, address: string): Promise<Admin> {
  return deps.passwords.runQueued(async () => {
    const found = await findAdmin(deps.db, email)
    const owner = found?.disabledAt ? undefined : found
    const key = adminLockoutOf(deps.secretKey, email)
    const failed: Parameters<typeof verifyPassword>[1]['failed'] = (tx, now) => failAttempt(tx, key, now)
    const admin = await verifyPassword(deps, { key, owner, password, failed, wrong: refusal })
    await clearAttempts(deps.db, key)
    return admin
  }, address)
}
