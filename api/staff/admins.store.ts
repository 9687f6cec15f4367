import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { AdminRole } from '#api/contract/generated/schemas.ts'
import type { Db } from '#api/db/client.ts'
import { type Admin, admins } from '#api/db/schema/admin.ts'

interface NewAdmin {
  email: string
  name: string
  role: AdminRole
  passwordHash?: string
  createdAt: Date
}

/** Emails are compared without case and blanks around them. */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase()

export async function findAdmin(db: Db, email: string): Promise<Admin | undefined> {
  const [admin] = await db.select().from(admins).where(eq(admins.email, email))
  return admin
}

/** Undefined where there is one with this email. */
export async function insertAdmin(db: Db, admin: NewAdmin): Promise<Admin | undefined> {
  const [inserted] = await db
    .insert(admins)
    .values({ id: randomUUID(), ...admin })
    .onConflictDoNothing()
    .returning()
  return inserted
}

export async function changeAdmin(db: Db, id: string, changes: Partial<Admin>): Promise<void> {
  await db.update(admins).set(changes).where(eq(admins.id, id))
}
