import { eq } from 'drizzle-orm'
import type { CustomerFreeze } from '#api/contract/generated/schemas.ts'
import type { Db } from '#api/db/client.ts'
import { wallets } from '#api/db/schema/wallet.ts'
import type { Deps } from '#api/deps.ts'
import { freezeWallet } from '#api/ledger/wallets.ts'
import { notify } from '#api/notifications/notify.ts'
import { keepResponse } from '#api/platform/kept-response.ts'
import { PlinkError } from '#api/platform/plink-error.ts'
import { recordAdminEvent } from '#api/staff/admin-events.ts'
import type { AdminBearer } from '#api/staff/admin-sessions.ts'
import { ADMIN_NOTE_MIN_LENGTH } from '#domain/constants.ts'
import { customerSubject, requireCustomer } from './customers.store.ts'
import { requireVisible } from './require-visible.ts'

/** Freezes the customer's wallet. Throws `WALLET_ALREADY_FROZEN`, `WALLET_NOT_FOUND`. */
export async function freezeCustomer(
  deps: Deps,
  { admin }: AdminBearer,
  id: string,
  request: { reason: string },
): Promise<CustomerFreeze> {
  requireVisible(request, ADMIN_NOTE_MIN_LENGTH)
  const reason = request.reason.trim()
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
