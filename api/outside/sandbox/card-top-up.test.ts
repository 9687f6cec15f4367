import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { testApp } from '#api/testing/app.ts'
import { sandboxBooks } from '#api/testing/money/sandbox-books.ts'
import { sandboxValues } from '#domain/generated/sandbox-values.ts'
import { SANDBOX_CARDS } from '#domain/money/sandbox-money.ts'
import { answerSandboxThreeDs, CARD_ABANDONED_SECONDS } from './card-top-up.ts'

const { clock, database, deps } = await testApp()
const { cardTopUp } = deps.providers
const { db } = database
afterAll(database.close)

test('the contract names every test card', () => {
  const named: string[] = Object.values(sandboxValues.cardToken).flat()
  expect(named.toSorted()).toEqual(Object.values(SANDBOX_CARDS).toSorted())
})

const request = (cardToken: string, amount = 250_00) => ({
  id: randomUUID(),
  amount,
  cardToken,
  returnUrl: 'https://plink.example/top-up',
  description: 'Top-up',
})

async function startWith(card: keyof typeof SANDBOX_CARDS, amount?: number) {
  const topUpRequest = request(SANDBOX_CARDS[card], amount)
  return { id: topUpRequest.id, started: await cardTopUp.start(topUpRequest) }
}

async function stateOf(id: string) {
  const search = await cardTopUp.find({ id })
  return search.kind === 'found' ? (search.payment.failure ?? search.payment.state) : search.kind
}

describe('a payment with a test card', () => {
  test('waits on the 3-D Secure page, and is paid once the person approves', async () => {
    const { id, started } = await startWith('three_ds')
    expect(started).toEqual({ kind: 'started', reference: id, url: `https://plink.example/sandbox/cards/${id}` })
    expect(await stateOf(id)).toBe('initiated')
    await answerSandboxThreeDs(db, id, true)
    expect(await stateOf(id)).toBe('paid')
    expect(await answerSandboxThreeDs(db, id, false)).toBeUndefined()
    expect(await stateOf(id)).toBe('paid')
  })

  test('fails when the person refuses or never answers', async () => {
    const [refused, ignored] = [await startWith('three_ds'), await startWith('three_ds')]
    await answerSandboxThreeDs(db, refused.id, false)
    clock.advance(CARD_ABANDONED_SECONDS)
    expect(await stateOf(refused.id)).toBe('three_ds_failed')
    expect(await stateOf(ignored.id)).toBe('abandoned')
  })

  test('of another token fails at once, and the provider does not know it', async () => {
    const topUpRequest = request('token_of_nobody')
    expect(await cardTopUp.start(topUpRequest)).toEqual({ kind: 'failed', failure: 'other' })
    expect(await stateOf(topUpRequest.id)).toBe('not_found')
  })

  test('whose response is lost is found by its id, and one whose request is lost is not', async () => {
    const [received, lost] = [await startWith('no_answer_received'), await startWith('no_answer_lost')]
    expect([received.started, lost.started]).toEqual([{ kind: 'unavailable' }, { kind: 'unavailable' }])
    expect(await stateOf(received.id)).toBe('paid')
    expect(await stateOf(lost.id)).toBe('not_found')
  })

  test('may have another amount than was asked for', async () => {
    const { id } = await startWith('other_amount', 100_00)
    expect(await cardTopUp.find({ id })).toMatchObject({ payment: { id, amount: 99_99, state: 'paid' } })
  })

  test('is booked once, however often it is started', async () => {
    const before = (await sandboxBooks(db)).cards
    const topUpRequest = request(SANDBOX_CARDS.paid, 70_00)
    await Promise.all([cardTopUp.start(topUpRequest), cardTopUp.start(topUpRequest)])
    await Promise.all([stateOf(topUpRequest.id), stateOf(topUpRequest.id)])
    expect((await sandboxBooks(db)).cards).toBe(before + 70_00)
  })
})
