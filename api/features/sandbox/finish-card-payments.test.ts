import { expect, test } from 'vitest'
import { houseBalances } from '#api/money/ledger/house-accounts.ts'
import { cardTopUpTestApp } from '#api/testing/money/card-top-ups.ts'
import { finishCardPayments } from './finish-card-payments.ts'

const { agrees, clock, db, deps, paid } = await cardTopUpTestApp()
const running = new AbortController().signal

test('after a day, the money moves from the cards in transit to the bank, once', async () => {
  const topUp = await paid()
  const before = await houseBalances(db)
  clock.advance(24 * 3600)
  await finishCardPayments(deps, running)
  await finishCardPayments(deps, running)
  const after = await houseBalances(db)
  expect(await topUp.row()).toMatchObject({ state: 'settled' })
  expect(after.cards_in_transit).toBeLessThan(before.cards_in_transit)
  expect(after.safeguarding - before.safeguarding).toBe(before.cards_in_transit - after.cards_in_transit)
  await agrees()
})

test('nothing moves in live mode', async () => {
  const topUp = await paid()
  clock.advance(24 * 3600)
  await finishCardPayments({ ...deps, sandbox: undefined }, running)
  expect(await topUp.row()).toMatchObject({ state: 'paid' })
})
