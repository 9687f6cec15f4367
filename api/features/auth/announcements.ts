import type { NewSession } from '#api/accounts/sessions.ts'
import type { Device } from '#api/contract/generated/schemas.ts'
import type { Account } from '#api/db/schema/auth.ts'
import type { Deps } from '#api/deps.ts'
import { notify } from '#api/notifications/notify.ts'

/** Tells the owner of a sign-in from a device that the account has not seen. */
export async function announceSession(
  deps: Deps,
  account: Account,
  { isNewDevice }: NewSession,
  { platform }: Device,
): Promise<void> {
  if (!isNewDevice) return
  await announceToOwner(deps, account, `New sign-in to your Plink account from another device (${platform}).`)
}

export const announcePasswordChange = (deps: Deps, account: Account): Promise<void> =>
  announceToOwner(deps, account, 'Your Plink password was changed.')

const announceToOwner = (deps: Deps, { phone }: Account, what: string): Promise<void> =>
  notify(deps, phone, `${what} If this was not you, call ${deps.support.phone}.`)
