import * as contract from '#api/contract/generated/routes.ts'
import type { Hold } from '#api/contract/generated/schemas.ts'
import type { Api } from '#api/http/api.ts'
import { cursorsOf, type Filters } from './cursor.ts'
import { type FoundHold, findHolds, totalOnHold } from './holds.store.ts'
import { pageRequest, readPage } from './page.ts'
import { sar } from './present-wallet.ts'
import { accountOf, walletOf } from './wallet-of.ts'

export function holdRoutes({ implement, deps }: Api): void {
  const { db, secretKey } = deps

  implement(contract.listHolds, async c => {
    const { cursor, limit: size, subWallet } = c.req.valid('query')
    const limit = c.req.query('limit') === undefined ? undefined : size
    const wallet = await walletOf(db, c.var.bearer.account.id)
    const cursors = cursorsOf<Filters<'subWallet'>>(secretKey, `holds of ${wallet.id}`)
    const asked = pageRequest(cursors, { cursor, limit, filters: { subWallet } })
    const { id } = await accountOf(db, wallet.id, asked.filters.subWallet)
    const page = await readPage(
      cursors,
      asked,
      range => findHolds(db, id, range),
      hold => hold.id,
    )
    const total = sar(await totalOnHold(db, id))
    return c.json({ ...page, items: page.items.map(presentHold), total }, 200)
  })
}

function presentHold({ id, name, amount, reason, referenceId, heldAt, expectedRelease }: FoundHold): Hold {
  return {
    holdId: id,
    name,
    amount: sar(amount),
    status: 'on_hold',
    reason,
    transactionRef: referenceId,
    heldAt: heldAt.toISOString(),
    expectedRelease: expectedRelease.toISOString(),
  }
}
