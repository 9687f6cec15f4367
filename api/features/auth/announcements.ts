import type { NewSession } from '#api/accounts/sessions.ts'
import type { Device } from '#api/contract/generated/schemas.ts'
import type { Account } from '#api/db/schema/auth.ts'
import type { Deps } from '#api/deps.ts'

/** Tells the owner of a sign-in from a device that the account has not seen. */
export async function announceSession(
  deps: Deps,
  account: Account,
  { isNewDevice }: NewSession,
  { platform }: Device,
): Promise<void> {
  if (!isNewDevice) return
  await announce(deps, account, `New sign-in to your Plink account from another device (${platform}).`)
}

export const announcePasswordChange = (deps: Deps, account: Account): Promise<void> =>
  announce(deps, account, 'Your Plink password was changed.')

/** What has happened is not undone because the message about it does not get through. */
async function announce({ providers, support, log }: Deps, { phone }: Account, what: string): Promise<void> {
  const body = `${what} If this was not you, call ${support.phone}.`
  try {
    const outcome = await providers.sms.send({ to: phone, body })
    if (outcome === 'refused') log.warn('a message about the security of an account was refused')
  } catch (err) {
    log.warn({ err }, 'a message about the security of an account was not sent')
  }
}
