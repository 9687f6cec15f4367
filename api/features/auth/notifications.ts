import { randomUUID } from 'node:crypto'
import type { NewSession } from '#api/accounts/sessions.ts'
import type { Device } from '#api/contract/generated/schemas.ts'
import type { Account } from '#api/db/schema/auth.ts'
import type { Deps } from '#api/deps.ts'
import { notify } from '#api/notifications/notify.ts'

/** Tells the owner about a sign-in from a device that is new to the account. */
export async function notifyOfSignIn(
  deps: Deps,
  account: Account,
  { sessionId, isNewDevice }: NewSession,
  { platform }: Device,
): Promise<void> {
  if (!isNewDevice) return
  const message = `New sign-in to your Plink account from another device (${platform}).`
  await notifyOwner(deps, account, sessionId, message)
}

export const notifyOfPasswordChange = (deps: Deps, account: Account): Promise<void> =>
  notifyOwner(deps, account, randomUUID(), 'Your Plink password was changed.')

const notifyOwner = (deps: Deps, { phone }: Account, id: string, message: string): Promise<void> =>
  notify(deps, { id, to: phone, body: `${message} If this was not you, call ${deps.support.phone}.` })
