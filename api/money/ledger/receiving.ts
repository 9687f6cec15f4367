import type { Deps } from '#api/deps.ts'
import { type LockedWallet, totalOf } from './wallets.ts'

/** Whether the wallet would hold more than it may. */
export const isOverMaximum = (locked: LockedWallet, amount: number, { licence }: Pick<Deps, 'licence'>): boolean =>
  licence.maximumBalance !== undefined && totalOf(locked) + amount > licence.maximumBalance

/**
 * Returns why arriving money waits in suspense. A closed wallet is inactive too. Returns undefined for a wallet that receives the money, as a
 * frozen one does.
 */
export function receivingObstacle(
  deps: Pick<Deps, 'licence'>,
  locked: LockedWallet,
  amount: number,
): 'wallet_inactive' | 'over_maximum' | undefined {
  if (locked.wallet.status === 'inactive') return 'wallet_inactive'
  return isOverMaximum(locked, amount, deps) ? 'over_maximum' : undefined
}
