import type { SubWallet } from '#api/contract/generated/schemas.ts'
import type { SubWalletRow } from '#api/ledger/open-sub-wallet.ts'
import type { Pocket } from './pockets.ts'

export const sar = (amount: number) => ({ amount, currency: 'SAR' as const })

export const balanceOf = ({ available, onHold }: Pocket): number => available + onHold

/** @param slot counts from 1; the icons alternate */
const iconOf = (slot: number) => (slot % 2 === 1 ? ('brown' as const) : ('purple' as const))

export const presentSubWallet = (
  { id, name, slot, createdAt }: SubWalletRow,
  money: { available: number; onHold: number },
): SubWallet => ({
  subWalletId: id,
  name,
  icon: iconOf(slot),
  balance: sar(money.available + money.onHold),
  available: sar(money.available),
  createdAt: createdAt.toISOString(),
})
