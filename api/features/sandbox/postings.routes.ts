import { createSandboxPosting } from '#api/contract/generated/routes.ts'
import { presentTransaction } from '#api/features/wallet/present-transaction.ts'
import type { Api } from '#api/http/api.ts'
import { post } from '#api/ledger/post.ts'
import { walletIdOfPhone } from '#api/ledger/wallet-of-phone.ts'

/** The world outside of the wallets, which tops them up and is paid by them. */
export function postingRoutes({ implement, deps }: Api): void {
  implement(createSandboxPosting, async c => {
    const { phoneNumber, ...instruction } = c.req.valid('json')
    const walletId = await walletIdOfPhone(deps.db, phoneNumber)
    const { transaction, hold } = await post(deps, walletId, instruction)
    return c.json({ transaction: presentTransaction(transaction), ...(hold && { holdId: hold.id }) }, 201)
  })
}
