import { closeAccount } from '#api/accounts/close-account.ts'
import { AccountClosurePayload } from '#api/contract/generated/schemas.ts'
import { notify } from '#api/notifications/notify.ts'
import { recordAdminEvent } from './admin-events.ts'
import type { RequestKind } from './request-kind.ts'

/** Closes the account of a customer. Throws `WALLET_NOT_EMPTY`. */
export const accountClosure: RequestKind<'account_closure'> = {
  payload: AccountClosurePayload,
  async apply(tx, _deps, { request, payload: { customerId }, approvedBy, at }) {
    const phone = await closeAccount(tx, customerId, at)
    const subject = { kind: 'customer' as const, id: customerId, name: phone }
    const event = { adminId: approvedBy, subject, reason: request.reason, at }
    await recordAdminEvent(tx, { ...event, type: 'account_closed' })
    await notify(tx, { to: customerId, message: { key: 'account_closed' }, at })
  },
}
