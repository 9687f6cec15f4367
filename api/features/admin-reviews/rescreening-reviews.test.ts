import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { sandboxMessages } from '#api/kernel/db/schema/sandbox.ts'
import { post } from '#api/money/ledger/post.ts'
import { walletIdOfPhone } from '#api/money/ledger/wallets.ts'
import type { ScreeningOutcome } from '#api/outside/providers/providers.ts'
import { testApp } from '#api/testing/app.ts'
import { newMember } from '#api/testing/customers/members.ts'
import { type Newcomer, signUp } from '#api/testing/customers/newcomer.ts'
import { deliverMessages } from '#api/testing/messages.ts'
import { hold, newSubWallet, payment, sar, topUp } from '#api/testing/money/wallet.ts'
import { outcome } from '#api/testing/outcome.ts'
import { reviewOf, reviewsOf } from '#api/testing/staff/reviews.ts'
import { StaffMember } from '#api/testing/staff/staff-member.ts'

const plink = await testApp()
const { app, database, deps } = plink
afterAll(() => database.close())

const sara = await new StaffMember(app).signIn()

const hit = (...hits: string[]): ScreeningOutcome => ({ kind: 'review', reason: 'Listed', hits })

async function screenAgain(newcomer: Newcomer, screeningOutcome: ScreeningOutcome) {
  const server = plink.with({ providers: { screening: { screen: async () => screeningOutcome } } })
  const { phoneNumber } = newcomer
  return (await newcomer.through(server).post('/api/sandbox/rescreenings', { phoneNumber })).json()
}

const decide = async (newcomer: Newcomer, decision: string) =>
  outcome(sara.decide((await reviewOf(sara, newcomer)).reviewId, decision, 'Case 2026-21'))

const list = async () => {
  const noura = await signUp(app).toTheEnd()
  expect(await screenAgain(noura, hit('Q1'))).toEqual({ outcome: 'review' })
  return noura
}

async function frozen() {
  const noura = await list()
  const walletId = await walletIdOfPhone(deps.db, noura.phoneNumber)
  await post(deps, walletId, topUp(100_00))
  const posting = await post(deps, walletId, hold(10_00))
  const savings = await newSubWallet(deps, walletId)
  await decide(noura, 'reject')
  return { noura, walletId, savings, holdId: posting.hold!.id }
}

const messagesTo = async ({ phoneNumber }: Newcomer) => {
  await deliverMessages(deps)
  const smsMessages = await deps.db.select().from(sandboxMessages).where(eq(sandboxMessages.phone, phoneNumber))
  return smsMessages.map(({ body }) => body)
}

const customerOf = async ({ userId }: Newcomer) => (await sara.get(`/customers/${userId}`)).json()

describe('a hit of the daily screening', () => {
  test('opens one review, of a kind of its own', async () => {
    const noura = await list()
    expect(await screenAgain(noura, hit('Q1', 'Q2'))).toEqual({ outcome: 'review' })
    expect(await reviewsOf(sara, noura)).toMatchObject([{ kind: 'rescreening', status: 'open', reason: 'Listed' }])
  })

  test('that compliance clears changes nothing for the customer, and opens no review again', async () => {
    const noura = await list()
    const smsMessages = await messagesTo(noura)
    expect(await decide(noura, 'approve')).toMatchObject({ status: 200, body: { status: 'approved' } })
    expect(await screenAgain(noura, hit('Q1'))).toEqual({ outcome: 'clear' })
    expect(await reviewsOf(sara, noura)).toHaveLength(1)
    expect((await customerOf(noura)).wallet.frozen).toBeUndefined()
    expect(await messagesTo(noura)).toEqual(smsMessages)
  })

  test('on another entry than those that were cleared opens a review', async () => {
    const noura = await list()
    await decide(noura, 'approve')
    expect(await screenAgain(noura, hit('Q1', 'Q2'))).toEqual({ outcome: 'review' })
    expect(await reviewsOf(sara, noura)).toHaveLength(2)
  })

  test('opens a review again after compliance asked for it', async () => {
    const noura = await list()
    await decide(noura, 'ask_again')
    expect(await screenAgain(noura, hit('Q1'))).toEqual({ outcome: 'review' })
    expect(await reviewsOf(sara, noura)).toMatchObject([{ status: 'open' }, { status: 'asked_again' }])
  })
})

describe('a confirmed hit freezes the wallet', () => {
  test('no money leaves it or moves within it, but money comes in', async () => {
    const { walletId, holdId, savings } = await frozen()
    const error = { code: 'WALLET_FROZEN' }
    await expect(post(deps, walletId, payment(1_00))).rejects.toMatchObject(error)
    await expect(post(deps, walletId, hold(1_00))).rejects.toMatchObject(error)
    await expect(post(deps, walletId, { kind: 'capture', key: 'capture', holdId })).rejects.toMatchObject(error)
    await expect(
      post(deps, walletId, { kind: 'move', key: 'move', to: savings, amount: sar(1_00) }),
    ).rejects.toMatchObject(error)
    await post(deps, walletId, topUp(1_00))
    await post(deps, walletId, { kind: 'release', key: 'release', holdId })
  })

  test('the customer gets a message, and the log says who did it', async () => {
    const { noura } = await frozen()
    expect(await messagesTo(noura)).toContain('Your Plink wallet is frozen. Call +966 11 000 0000.')
    const { wallet, adminEvents } = await customerOf(noura)
    expect(wallet).toMatchObject({ status: 'active', frozen: true })
    expect(adminEvents[0]).toMatchObject({ type: 'wallet_frozen', reason: 'Case 2026-21', admin: { name: 'Sara' } })
  })

  test('of the business, where the hit is about a member', async () => {
    const noura = await signUp(app).toTheEnd()
    const { identifier, idNumber, userId } = await (await newMember(deps, app, noura.userId, 'viewer')).signIn()
    const member = Object.assign(signUp(app, { phone: identifier, idNumber }), { userId })
    await screenAgain(member, hit('Q1'))
    expect((await decide(member, 'reject')).status).toBe(200)
    expect((await customerOf(noura)).wallet.frozen).toBe(true)
    expect(await messagesTo(noura)).toContain('Your Plink wallet is frozen. Call +966 11 000 0000.')
  })

  test('also a wallet that is opened later', async () => {
    const noura = await signUp(app).upTo('done')
    await screenAgain(noura, hit('Q1'))
    await decide(noura, 'reject')
    await noura.toTheEnd()
    expect((await customerOf(noura)).wallet).toMatchObject({ frozen: true })
  })
})

describe('unfreezeCustomer', () => {
  test('lets money leave again, is in the log, and the same hit does not freeze it again', async () => {
    const { noura, walletId } = await frozen()
    const path = `/customers/${noura.userId}/unfreeze`
    expect(await outcome(sara.post(path, { reason: 'Another person' }))).toMatchObject({ status: 200 })
    await post(deps, walletId, payment(1_00))
    const { wallet, adminEvents } = await customerOf(noura)
    expect(wallet.frozen).toBeUndefined()
    expect(adminEvents[0]).toMatchObject({ type: 'wallet_unfrozen', reason: 'Another person' })
    expect(await screenAgain(noura, hit('Q1'))).toEqual({ outcome: 'clear' })
    expect(await outcome(sara.post(path, { reason: 'Another person' }))).toMatchObject({
      status: 409,
      body: { code: 'WALLET_NOT_FROZEN' },
    })
  })
})
