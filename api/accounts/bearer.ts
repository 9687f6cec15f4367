import type { Account } from '#api/db/schema/auth.ts'

/** A customer who holds an access token of a live session. */
export interface AccountBearer {
  account: Account
  sessionId: string
}
