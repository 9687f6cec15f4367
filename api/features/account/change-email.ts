import { eq } from 'drizzle-orm'
import type { Me } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { profiles } from '#api/kernel/db/schema/profiles.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { getMe } from './get-me.ts'

/** Stores how support reaches the customer beside the phone. Nothing secret is sent there, so it is not verified. */
export async function changeEmail(deps: Deps, bearer: SessionBearer, email: string | null): Promise<Me> {
  const isTheirs = eq(profiles.accountId, bearer.account.id)
  const changed = await deps.db.update(profiles).set({ email }).where(isTheirs).returning({ id: profiles.id })
  // The wallet opens with the profile.
  if (changed.length === 0) throw new PlinkError('WALLET_NOT_FOUND')
  return getMe(deps, bearer)
}
