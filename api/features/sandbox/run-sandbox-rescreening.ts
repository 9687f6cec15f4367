import type { SandboxRescreening } from '#api/contract/generated/schemas.ts'
import { accounts } from '#api/db/schema/auth.ts'
import { hasValue } from '#api/db/sealed-columns.ts'
import type { Deps } from '#api/deps.ts'
import { PlinkError } from '#api/platform/plink-error.ts'
import { rescreen } from '#api/staff/rescreening.ts'

/** Screens a customer as the daily job does. Takes E.164. Throws `CUSTOMER_NOT_FOUND`. */
export async function runSandboxRescreening(deps: Deps, phone: string): Promise<SandboxRescreening> {
  const [account] = await deps.db.select({ id: accounts.id }).from(accounts).where(hasValue(accounts.phone, phone))
  if (!account) throw new PlinkError('CUSTOMER_NOT_FOUND')
  return { outcome: await rescreen(deps, account.id) }
}
