import * as contract from '#api/contract/generated/routes.ts'
import type { Api } from '#api/http/api.ts'
import { actionRoutes } from './actions.routes.ts'
import { activityOf, spendingOf } from './activity.service.ts'
import { holdRoutes } from './holds.routes.ts'
import { describeLimits } from './limits.service.ts'
import { transactionRoutes } from './transactions.routes.ts'
import { describeSubWallets, describeWallet } from './wallet.service.ts'
import { accountOf, walletOf } from './wallet-of.ts'

export function walletRoutes(api: Api): void {
  const { implement, deps } = api
  const { db, clock } = deps

  implement(contract.getWallet, async c => {
    const wallet = await walletOf(db, c.var.bearer.account.id)
    return c.json(await describeWallet(db, wallet, c.req.valid('query').subWallet, clock()), 200)
  })

  implement(contract.getWalletActivity, async c => {
    const { period, subWallet } = c.req.valid('query')
    const wallet = await walletOf(db, c.var.bearer.account.id)
    const { id } = await accountOf(db, wallet.id, subWallet)
    return c.json(await activityOf(db, id, period, clock()), 200)
  })

  implement(contract.getWalletSpending, async c => {
    const wallet = await walletOf(db, c.var.bearer.account.id)
    const { id } = await accountOf(db, wallet.id, c.req.valid('query').subWallet)
    return c.json(await spendingOf(db, id, clock()), 200)
  })

  implement(contract.getLimits, async c => {
    const wallet = await walletOf(db, c.var.bearer.account.id)
    return c.json(await describeLimits(db, wallet.id, clock()), 200)
  })

  implement(contract.listSubWallets, async c => {
    const wallet = await walletOf(db, c.var.bearer.account.id)
    return c.json(await describeSubWallets(db, wallet, clock()), 200)
  })

  transactionRoutes(api)
  holdRoutes(api)
  actionRoutes(api)
}
