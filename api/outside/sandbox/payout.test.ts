import { randomInt } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { testApp } from '#api/testing/app.ts'
import { sandboxBooks } from '#api/testing/money/sandbox-books.ts'
import { SANDBOX_PAYOUTS } from '#domain/money/sandbox-money.ts'
import {
  decideSandboxPayout,
  PAYOUT_PAID_LATER_SECONDS,
  PAYOUT_PAID_SECONDS,
  PAYOUT_RETURNED_SECONDS,
} from './payout.ts'

const { clock, database, deps } = await testApp()
const { payout } = deps.providers
const { db } = database
afterAll(database.close)

const ANY_IBAN = 'SA1280608010000000000001'
const newNumber = () => String(randomInt(2 ** 47)).padStart(16, '1')

const request = (iban: string, sequenceNumber = newNumber()) => ({
  sequenceNumber,
  amount: 120_50,
  purpose: 'payment_to_merchant' as const,
  destination: { iban, name: 'Oasis Trading', mobile: '0512345678', city: 'Riyadh' },
})

async function stateOf(sequenceNumber: string) {
  const search = await payout.find({ sequenceNumber, submittedAt: clock() })
  return search.kind === 'found' ? search.payout.state : search.kind
}

/** Returns the states of a new payout, now and after each of these times. */
async function statesOver(iban: string, ...seconds: number[]) {
  const sent = request(iban)
  const submitted = await payout.submit(sent)
  const states: string[] = [submitted.kind === 'accepted' ? submitted.state : submitted.kind]
  for (const each of seconds) {
    clock.advance(each)
    states.push(await stateOf(sent.sequenceNumber))
  }
  return states
}

describe('a payout of the sandbox', () => {
  test.each([
    ['to any IBAN is paid soon', ANY_IBAN, [PAYOUT_PAID_SECONDS], ['initiated', 'paid']],
    ['is paid at once', SANDBOX_PAYOUTS.paid_at_once, [], ['paid']],
    [
      'is paid later',
      SANDBOX_PAYOUTS.paid_later,
      [59, PAYOUT_PAID_LATER_SECONDS - 59],
      ['initiated', 'initiated', 'paid'],
    ],
    ['fails', SANDBOX_PAYOUTS.failed, [PAYOUT_PAID_SECONDS], ['initiated', 'failed']],
    [
      'is returned the next day',
      SANDBOX_PAYOUTS.returned,
      [PAYOUT_PAID_SECONDS, PAYOUT_RETURNED_SECONDS],
      ['initiated', 'paid', 'returned'],
    ],
    ['is refused', SANDBOX_PAYOUTS.refused, [0], ['refused', 'not_found']],
    ['whose response is lost is paid', SANDBOX_PAYOUTS.no_answer_received, [PAYOUT_PAID_SECONDS], ['unknown', 'paid']],
    ['that is lost is not known', SANDBOX_PAYOUTS.no_answer_lost, [PAYOUT_PAID_SECONDS], ['unknown', 'not_found']],
  ])('%s', async (_what, iban, seconds, states) => {
    expect(await statesOver(iban, ...seconds)).toEqual(states)
  })

  test('that was lost is accepted under the same number', async () => {
    const sent = request(SANDBOX_PAYOUTS.no_answer_lost)
    await payout.submit(sent)
    expect(await payout.submit(sent)).toMatchObject({ kind: 'accepted' })
    expect(await stateOf(sent.sequenceNumber)).toBe('initiated')
  })

  test('is accepted once, however often it is submitted', async () => {
    const before = await sandboxBooks(db)
    const sent = request(SANDBOX_PAYOUTS.paid_at_once)
    const all = await Promise.all([payout.submit(sent), payout.submit(sent), payout.submit(sent)])
    expect(all.map(({ kind }) => kind).toSorted()).toEqual(['accepted', 'unknown', 'unknown'])
    expect((await sandboxBooks(db)).payouts).toBe(before.payouts + sent.amount)
  })

  test('is under way in the books until it is paid, and leaves them when it is returned', async () => {
    const before = await sandboxBooks(db)
    const sent = request(SANDBOX_PAYOUTS.paid_later)
    await payout.submit(sent)
    expect(await sandboxBooks(db)).toEqual({ ...before, payoutsUnderWay: before.payoutsUnderWay + sent.amount })
    expect(await decideSandboxPayout(db, clock, sent.sequenceNumber, 'paid')).toBe(true)
    expect(await sandboxBooks(db)).toEqual({ ...before, payouts: before.payouts + sent.amount })
    expect(await decideSandboxPayout(db, clock, sent.sequenceNumber, 'returned', 'Closed')).toBe(true)
    expect(await sandboxBooks(db)).toEqual(before)
    expect(await decideSandboxPayout(db, clock, sent.sequenceNumber, 'paid')).toBe(false)
    const search = await payout.find({ sequenceNumber: sent.sequenceNumber, submittedAt: clock() })
    expect(search).toMatchObject({ payout: { state: 'returned', reason: 'Closed' } })
  })
})
