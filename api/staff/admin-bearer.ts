import type { AdminRole } from '#api/contract/generated/schemas.ts'

/** A member of the staff who holds the token of a live session. */
export interface AdminBearer {
  admin: { id: string; email: string; name: string; role: AdminRole }
  adminSessionId: string
}
