import * as contract from '#api/contract/generated/routes.ts'
import type { Api } from '#api/http/api.ts'
import { eventStream } from '#api/http/responses.ts'
import { closeSubWallet } from './close-sub-wallet.ts'
import { confirmWalletAction } from './confirm-wallet-action.ts'
import { createWalletAction } from './create-wallet-action.ts'
import { deactivateWallet } from './deactivate-wallet.ts'
import { getLimits } from './get-limits.ts'
import { getWallet } from './get-wallet.ts'
import { getWalletActivity } from './get-wallet-activity.ts'
import { getWalletSpending } from './get-wallet-spending.ts'
import { listSubWallets } from './list-sub-wallets.ts'
import { moveMoney } from './move-money.ts'
import { renameSubWallet } from './rename-sub-wallet.ts'
import { resendWalletActionCode } from './resend-wallet-action-code.ts'
import { watchWallet } from './watch-wallet.ts'

export function walletRoutes({ implement, deps }: Api): void {
  implement(contract.getWallet, async c =>
    c.json(await getWallet(deps, c.var.bearer, c.req.valid('query').subWallet), 200),
  )

  implement(contract.watchWallet, async c => eventStream(c, await watchWallet(deps, c.var.bearer, c.var.requestId)))

  implement(contract.getWalletActivity, async c => {
    const { period, subWallet } = c.req.valid('query')
    return c.json(await getWalletActivity({ ...deps, db: c.var.reads }, c.var.bearer, period, subWallet), 200)
  })

  implement(contract.getWalletSpending, async c => {
    const { by, subWallet } = c.req.valid('query')
    return c.json(await getWalletSpending({ ...deps, db: c.var.reads }, c.var.bearer, by, subWallet), 200)
  })

  implement(contract.getLimits, async c => c.json(await getLimits(deps, c.var.bearer), 200))

  implement(contract.listSubWallets, async c => c.json(await listSubWallets(deps, c.var.bearer), 200))

  implement(contract.renameSubWallet, async c => {
    const { subWalletId } = c.req.valid('param')
    return c.json(await renameSubWallet(deps, c.var.bearer, subWalletId, c.req.valid('json').name), 200)
  })

  implement(contract.closeSubWallet, async c => {
    await closeSubWallet(deps, c.var.bearer, c.req.valid('param').subWalletId)
    return c.body(null, 204)
  })

  implement(contract.moveMoney, async c => {
    const key = c.req.valid('header')['Idempotency-Key']
    return c.json(await moveMoney(deps, c.var.bearer, c.req.valid('json'), key), 201)
  })

  implement(contract.createWalletAction, async c =>
    c.json(await createWalletAction(deps, c.var.bearer, c.req.valid('json')), 201),
  )

  implement(contract.confirmWalletAction, async c => {
    const { actionId } = c.req.valid('param')
    return c.json(await confirmWalletAction(deps, c.var.bearer, actionId, c.req.valid('json').otp), 200)
  })

  implement(contract.deactivateWallet, async c => c.json(await deactivateWallet(deps, c.var.bearer), 200))

  implement(contract.resendWalletActionCode, async c =>
    c.json(await resendWalletActionCode(deps, c.var.bearer, c.req.valid('param').actionId), 200),
  )
}
