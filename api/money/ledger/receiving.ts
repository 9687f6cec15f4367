import type { Deps } from '#api/deps.ts'
import { type LockedWallet, totalOf } from './wallets.ts'

/** Whether the wallet would hold more than it may. */
export const isOverMaximum = (locked: LockedWallet, amount: number, { licence }: Pick<Deps, 'licence'>): boolean =>
  licence.maximumBalance !== undefined && totalOf(locked) + amount > licence.maximumBalance

/** Why money that arrives waits in suspense: a closed wallet is inactive too. Undefined for a wallet that receives it, as a frozen one does. */
export function receivingObstacle(
  deps: Pick<Deps, 'licence'>,
  locked: LockedWallet,
  amount: number,
): 'wallet_inactive' | 'over_maximum' | undefined {
  if (locked.wallet.status === 'inactive') return 'wallet_inactive'
  return isOverMaximum(locked, amount, deps) ? 'over_maximum' : undefined
}
