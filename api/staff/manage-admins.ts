import { adminLockoutOf, endLock } from '#api/accounts/lockouts.ts'
import type { AdminRole } from '#api/contract/generated/schemas.ts'
import type { Admin } from '#api/db/schema/admin.ts'
import { admins } from '#api/db/schema/admin.ts'
import type { Deps } from '#api/deps.ts'
import { resetPasswordProblems } from '#domain/password.ts'
import { endAdminSessions } from './admin-sessions.ts'
import { changeAdmin, findAdmin, insertAdmin } from './admins.store.ts'

type Tools = Pick<Deps, 'db' | 'clock' | 'passwords' | 'secretKey'>

/** Its message says why an account of the staff stays as it is. */
export class StaffError extends Error {
  override name = 'StaffError'
}

interface NewStaff {
  email: string
  name: string
  role: AdminRole
  password: string
}

export async function createAdmin({ db, clock, passwords }: Tools, { password, ...staff }: NewStaff): Promise<void> {
  const passwordHash = await passwords.hash(accepted(password))
  const admin = await insertAdmin(db, { ...staff, passwordHash, createdAt: clock() })
  if (!admin)
    throw new StaffError(`${staff.email} has an account already. To give it a new password: password ${staff.email}`)
}

/** Whoever was signed in with the old password is not any more. */
export async function setAdminPassword(tools: Tools, email: string, password: string): Promise<void> {
  const { db, clock, passwords, secretKey } = tools
  const passwordHash = await passwords.hash(accepted(password))
  const { id } = await required(tools, email)
  await db.transaction(async tx => {
    await endLock(tx, adminLockoutOf(secretKey, email))
    await changeAdmin(tx, id, { passwordHash })
    await endAdminSessions(tx, id, clock())
  })
}

export async function disableAdmin(tools: Tools, email: string): Promise<void> {
  const { id } = await required(tools, email)
  const now = tools.clock()
  await tools.db.transaction(async tx => {
    await changeAdmin(tx, id, { disabledAt: now })
    await endAdminSessions(tx, id, now)
  })
}

export async function enableAdmin(tools: Tools, email: string): Promise<void> {
  const { id } = await required(tools, email)
  await changeAdmin(tools.db, id, { disabledAt: null })
}

export const listAdmins = ({ db }: Tools): Promise<Admin[]> => db.select().from(admins).orderBy(admins.email)

async function required({ db }: Tools, email: string): Promise<Admin> {
  const admin = await findAdmin(db, email)
  if (!admin) throw new StaffError(`Nobody of the staff has the email ${email}.`)
  return admin
}

function accepted(password: string): string {
  if (resetPasswordProblems(password).length === 0) return password
  throw new StaffError(
    'The password needs 8 to 128 characters with a capital and a small letter, a number and a special character, and must not be a common one.',
  )
}
