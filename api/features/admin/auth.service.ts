import { adminLockoutOf, clearAttempts, failAttempt } from '#api/accounts/lockouts.ts'
import { provePassword } from '#api/accounts/prove-password.ts'
import type { AdminLoginRequest } from '#api/contract/generated/schemas.ts'
import type { Admin } from '#api/db/schema/admin.ts'
import type { Deps, Sandbox } from '#api/deps.ts'
import { PlinkError } from '#api/platform/plink-error.ts'
import { recordAdminEvent } from '#api/staff/admin-events.ts'
import { type AdminBearer, endAdminSession, openAdminSession } from '#api/staff/admin-sessions.ts'
import { findAdmin, insertAdmin, normaliseEmail } from '#api/staff/admins.ts'

export interface SignedInAdmin {
  admin: Admin
  token: string
  expiresAt: Date
}

const refusal = () => new PlinkError('ADMIN_LOGIN_FAILED')

export async function signInAdmin(deps: Deps, { email, password }: AdminLoginRequest): Promise<SignedInAdmin> {
  const { db, clock, sandbox } = deps
  const address = normaliseEmail(email)
  const admin = sandbox ? await anybody(deps, sandbox, address) : await proved(deps, address, password)
  const now = clock()
  return db.transaction(async tx => {
    const { token, expiresAt } = await openAdminSession(tx, admin, now)
    await recordAdminEvent(tx, { adminId: admin.id, type: 'signed_in', at: now })
    return { admin, token, expiresAt }
  })
}

/** The sandbox lets everybody in, and remembers them for the log. */
async function anybody({ db, clock }: Deps, sandbox: Sandbox, email: string): Promise<Admin> {
  const role = sandbox.adminRole(email)
  if (!role) throw refusal()
  const entrant = { email, name: nameFrom(email), role, createdAt: clock() }
  const admin = (await findAdmin(db, email)) ?? (await insertAdmin(db, entrant)) ?? (await findAdmin(db, email))
  if (!admin || admin.disabledAt) throw refusal()
  return admin
}

/** `sara.h@plink.example` as `Sara.h`. */
function nameFrom(email: string): string {
  const [local = email] = email.split('@')
  const name = local || email
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** Whoever cannot sign in is refused alike, and in the same time: nobody learns who belongs to the staff. */
function proved(deps: Deps, email: string, password: string): Promise<Admin> {
  return deps.passwords.runQueued(async () => {
    const found = await findAdmin(deps.db, email)
    const owner = found?.disabledAt ? undefined : found
    const key = adminLockoutOf(deps.secretKey, email)
    const failed: Parameters<typeof provePassword>[1]['failed'] = (tx, now) => failAttempt(tx, key, now)
    const admin = await provePassword(deps, { key, owner, password, failed, wrong: refusal })
    await clearAttempts(deps.db, key)
    return admin
  })
}

export async function signOutAdmin({ db, clock }: Deps, { admin, adminSessionId }: AdminBearer): Promise<void> {
  const now = clock()
  await db.transaction(async tx => {
    await endAdminSession(tx, adminSessionId, now)
    await recordAdminEvent(tx, { adminId: admin.id, type: 'signed_out', at: now })
  })
}
