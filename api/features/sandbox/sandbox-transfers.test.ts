import { expect, test } from 'vitest'
import { AMOUNT, bankTransfers } from '#api/testing/money/bank-transfers.ts'
import { outcome } from '#api/testing/outcome.ts'

const { payer, held, wallet } = await bankTransfers()

test.each([
  ['settle', { state: 'paid' }, -AMOUNT],
  ['fail', { state: 'failed' }, 0],
])('%s may be repeated', async (decision, state, change) => {
  const before = await wallet()
  const { id } = await held()
  const decide = () => outcome(payer().customer.post(`/api/sandbox/transfers/${id}/${decision}`, {}))
  expect(await decide()).toMatchObject({ status: 200, body: state })
  expect(await decide()).toMatchObject({ status: 200, body: state })
  expect(await wallet()).toEqual({ available: before.available + change, onHold: 0 })
})

test('return may be repeated, and the money comes back once', async () => {
  const before = await wallet()
  const { id } = await held()
  const decide = (decision: string) => outcome(payer().customer.post(`/api/sandbox/transfers/${id}/${decision}`, {}))
  await decide('settle')
  expect(await decide('return')).toMatchObject({ status: 200, body: { state: 'returned' } })
  expect(await decide('return')).toMatchObject({ status: 200, body: { state: 'returned' } })
  expect(await wallet()).toEqual(before)
})
