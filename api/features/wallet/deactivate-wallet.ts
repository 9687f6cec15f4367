import type { WalletDeactivated } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { walletOf } from '#api/money/ledger/find-wallet.ts'
import { lockWallet, setWalletStatus } from '#api/money/ledger/wallets.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { notify } from '#api/people/notifications/notify.ts'
import { areCodesLocked } from './wallet-actions.ts'

/**
 * Deactivates the wallet while codes are locked, which may be because somebody else has tried to use it. Tells its owner, who may
 * not have asked for it. Throws `CODE_REQUIRED`.
 */
export async function deactivateWallet(deps: Deps, bearer: SessionBearer): Promise<WalletDeactivated> {
  const { db, clock } = deps
  const { account } = bearer
  const { id } = await walletOf(db, account.id)
  await db.transaction(async tx => {
    const lockedWallet = await lockWallet(tx, id)
    if (lockedWallet.wallet.status === 'inactive') return
    const at = clock()
    if (!(await areCodesLocked(tx, bearer, at))) throw new PlinkError('CODE_REQUIRED')
    await setWalletStatus(tx, lockedWallet, 'inactive', at)
    await notify(tx, { to: account.id, message: { key: 'wallet_deactivated' }, at })
  })
  return { status: 'inactive' }
}
