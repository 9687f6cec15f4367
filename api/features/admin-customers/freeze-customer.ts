import { eq } from 'drizzle-orm'
import type { CustomerFreeze } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { wallets } from '#api/kernel/db/schema/wallet.ts'
import { keepResponse } from '#api/kernel/platform/kept-response.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { freezeWallet } from '#api/money/ledger/wallets.ts'
import { notify } from '#api/people/notifications/notify.ts'
import { recordAdminEvent } from '#api/staff/admin-events.ts'
import type { AdminBearer } from '#api/staff/admin-sessions.ts'
import { customerSubject, requireCustomer } from '#api/staff/customers.store.ts'
import { requireVisible } from '#api/staff/require-visible.ts'
import { ADMIN_NOTE_MIN_LENGTH } from '#domain/constants.ts'

/** Freezes the customer's wallet. Throws `WALLET_ALREADY_FROZEN`, `WALLET_NOT_FOUND`. */
export async function freezeCustomer(
  deps: Deps,
  { admin }: AdminBearer,
  id: string,
  request: { reason: string },
): Promise<CustomerFreeze> {
  const reason = requireVisible('reason', request.reason, ADMIN_NOTE_MIN_LENGTH)
  const customer = await requireCustomer(deps.db, id)
  const at = deps.clock()
  return deps.db.transaction(async tx => {
    if (!(await freezeWallet(tx, id, at))) await refuse(tx, id)
    const subject = customerSubject(customer)
    await recordAdminEvent(tx, { adminId: admin.id, type: 'wallet_frozen', subject, reason, at })
    await notify(tx, { to: id, message: { key: 'wallet_frozen' }, at })
    const { name, email } = admin
    return keepResponse(tx, { admin: { name, email }, reason, frozenAt: at.toISOString() })
  })
}

async function refuse(tx: Db, accountId: string): Promise<never> {
  const count = await tx.$count(wallets, eq(wallets.accountId, accountId))
  throw new PlinkError(count > 0 ? 'WALLET_ALREADY_FROZEN' : 'WALLET_NOT_FOUND')
}
