import type { SubWallet } from '#api/contract/generated/schemas.ts'
import { sar } from '#domain/money/money.ts'
import type { Balance } from './balances.ts'

/** Returns a percentage with one decimal. */
export const percent = (part: number, whole: number): number => Math.round((part / whole) * 1000) / 10

interface Money {
  available: number
  onHold: number
}

export const totalOf = ({ available, onHold }: Money): number => available + onHold

/** The icons alternate by slot. Slots count from 1. */
const iconOf = (slot: number | null) => (slot !== null && slot % 2 === 1 ? ('brown' as const) : ('purple' as const))

type SubWalletFacts = NonNullable<Balance['subWallet']>

export const presentSubWallet = ({ id, name, slot, createdAt }: SubWalletFacts, money: Money): SubWallet => ({
  subWalletId: id,
  name,
  icon: iconOf(slot),
  balance: sar(totalOf(money)),
  available: sar(money.available),
  createdAt: createdAt.toISOString(),
})
