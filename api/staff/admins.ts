import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { AdminRole } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { type Admin, admins } from '#api/kernel/db/schema/admin.ts'
import { resetPasswordProblems } from '#domain/password.ts'
import { withoutInvisible } from '#domain/visible-text.ts'
import { endAdminSessions } from './admin-sessions.ts'
import { type NewSecondFactor, storeSecondFactor } from './second-factors.ts'
import { endStaffLocks } from './sign-in-attempts.ts'

type AdminDeps = Pick<Deps, 'db' | 'clock' | 'passwords' | 'secretKey'>

/** An account of an administrator could not be changed; the message says why. */
export class AdminAccountError extends Error {
  override name = 'AdminAccountError'
}

interface NewAdminAccount {
  email: string
  name: string
  role: AdminRole
  password: string
}

/** Returns the second factor, which is shown once. */
export async function createAdmin(
  { db, clock, passwords, secretKey }: AdminDeps,
  { password, ...account }: NewAdminAccount,
): Promise<NewSecondFactor> {
  const passwordHash = await passwords.hash(requireValidPassword(password))
  const now = clock()
  return db.transaction(async tx => {
    const admin = await insertAdmin(tx, { ...account, passwordHash, createdAt: now })
    if (admin) return storeSecondFactor(tx, secretKey, admin, now)
    throw new AdminAccountError(
      `${account.email} has an account already. To set a new password: npm run admin -- password ${account.email}`,
    )
  })
}

/** Replaces the authenticator's secret and the recovery codes. Also ends the sessions and the lock. */
export async function renewSecondFactor(deps: AdminDeps, email: string): Promise<NewSecondFactor> {
  const { db, clock, secretKey } = deps
  const admin = await requireAdmin(deps, email)
  const now = clock()
  return db.transaction(async tx => {
    await endStaffLocks(tx, secretKey, email)
    const secondFactor = await storeSecondFactor(tx, secretKey, admin, now)
    await endAdminSessions(tx, admin.id, now)
    return secondFactor
  })
}

/** Sets the password, and ends the sessions and the lock. */
export async function setAdminPassword(deps: AdminDeps, email: string, password: string): Promise<void> {
  const { db, clock, passwords, secretKey } = deps
  const passwordHash = await passwords.hash(requireValidPassword(password))
  const { id } = await requireAdmin(deps, email)
  await db.transaction(async tx => {
    await endStaffLocks(tx, secretKey, email)
    await changeAdmin(tx, id, { passwordHash })
    await endAdminSessions(tx, id, clock())
  })
}

export async function disableAdmin(deps: AdminDeps, email: string): Promise<void> {
  const { id } = await requireAdmin(deps, email)
  const now = deps.clock()
  await deps.db.transaction(async tx => {
    await changeAdmin(tx, id, { disabledAt: now })
    await endAdminSessions(tx, id, now)
  })
}

export async function enableAdmin(deps: AdminDeps, email: string): Promise<void> {
  const { id } = await requireAdmin(deps, email)
  await changeAdmin(deps.db, id, { disabledAt: null })
}

export const listAdmins = ({ db }: AdminDeps): Promise<Admin[]> => db.select().from(admins).orderBy(admins.email)

async function requireAdmin({ db }: AdminDeps, email: string): Promise<Admin> {
  const admin = await findAdmin(db, email)
  if (!admin) throw new AdminAccountError(`There is no administrator with the email ${email}.`)
  return admin
}

function requireValidPassword(password: string): string {
  if (resetPasswordProblems(password).length === 0) return password
  throw new AdminAccountError(
    'The password needs 8 to 128 characters with a capital and a small letter, a number and a special character, and must not be a common one.',
  )
}

interface NewAdmin {
  email: string
  name: string
  role: AdminRole
  passwordHash?: string
  createdAt: Date
}

const ASCII_EMAIL = /^[\x21-\x7e]+$/

/**
 * One person has one email: without surrounding blanks, in lower case and without the dot that a domain may end with. Returns undefined
 * for one that is not ASCII, because other letters can look the same.
 */
export function normaliseEmail(email: string): string | undefined {
  const address = withoutInvisible(email).trim().replace(/\.+$/, '')
  return ASCII_EMAIL.test(address) ? address.toLowerCase() : undefined
}

export async function findAdmin(db: Db, email: string): Promise<Admin | undefined> {
  const [admin] = await db.select().from(admins).where(eq(admins.email, email))
  return admin
}

/** Returns undefined if the email is taken. */
export async function insertAdmin(db: Db, admin: NewAdmin): Promise<Admin | undefined> {
  const [row] = await db
    .insert(admins)
    .values({ id: randomUUID(), ...admin })
    .onConflictDoNothing()
    .returning()
  return row
}

async function changeAdmin(db: Db, id: string, changes: Partial<Admin>): Promise<void> {
  await db.update(admins).set(changes).where(eq(admins.id, id))
}
