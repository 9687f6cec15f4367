import type { Db } from '#api/kernel/db/client.ts'
import type { CardTopUp } from '#api/kernel/db/schema/top-ups.ts'
import { moveHouseMoney } from '#api/money/ledger/house-accounts.ts'
import { changeCardTopUp, lockCardTopUp } from './card-top-ups.store.ts'

/** Records that the card provider has transferred the money of a top-up to our bank. Running it twice does nothing. */
export async function settleTopUp(tx: Db, id: string, now: Date): Promise<CardTopUp> {
  const { topUp } = await lockCardTopUp(tx, id)
  const amount = topUp.credited + topUp.suspended
  if (topUp.settledAt !== null || amount === 0) return topUp
  await moveHouseMoney(tx, { key: `card settled ${id}`, from: 'cards_in_transit', to: 'safeguarding', amount }, now)
  const step = { state: 'settled', cause: 'settled', at: now } as const
  return changeCardTopUp(tx, topUp, { settledAt: now }, topUp.state === 'paid' ? step : undefined)
}
