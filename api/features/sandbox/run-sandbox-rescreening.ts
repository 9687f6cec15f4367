import type { SandboxRescreening } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { findAccount } from '#api/people/accounts/find-account.ts'
import { rescreen } from '#api/staff/rescreening.ts'

/** Screens a customer as the daily job does. Takes E.164. Throws `CUSTOMER_NOT_FOUND`. */
export async function runSandboxRescreening(deps: Deps, phone: string): Promise<SandboxRescreening> {
  const account = await findAccount(deps.db, phone)
  if (!account) throw new PlinkError('CUSTOMER_NOT_FOUND')
  return { outcome: await rescreen(deps, account.id) }
}
