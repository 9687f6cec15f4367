import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Transfer } from '#api/contract/generated/schemas.ts'
import { messages } from '#api/kernel/db/schema/messages.ts'
import { wallets } from '#api/kernel/db/schema/wallet.ts'
import { houseBalances } from '#api/money/ledger/house-accounts.ts'
import { closeAccount } from '#api/staff/account-closure.ts'
import { type Receiver, suspenseTestApp } from '#api/testing/money/suspense-test-app.ts'
import { cancel, confirmDraft, prepareTo, read } from '#api/testing/money/transfers.ts'
import { newSubWallet, payment, topUp } from '#api/testing/money/wallet.ts'
import { outcome, outcomes, refusal } from '#api/testing/outcome.ts'
import { decideRequest } from '#api/testing/staff/closure-steps.ts'
import { addDays, riyadhDay } from '#domain/riyadh-time.ts'
import { runSchedules } from './transfer-schedules.ts'

const AMOUNT = 300_00
const plink = await suspenseTestApp()
const { clock, deps, db, sara, omar, viewer, asked, newReceiver } = plink
const limited = plink.with({ licence: { maximumBalance: 1_000_00 } })

let payer: Receiver
let payee: Receiver
let houseSuspense: number
beforeEach(async () => {
  ;[payer, payee] = [await newReceiver(), await newReceiver()]
  await payer.now(topUp(1_000_00))
  houseSuspense = (await houseBalances(db)).suspense
})

/** Returns the change of the money in suspense since the setup. */
const inSuspense = async () => houseSuspense - (await houseBalances(db)).suspense
const activate = ({ walletId }: Receiver) =>
  db.update(wallets).set({ status: 'active' }).where(eq(wallets.id, walletId))

/** Pays on a server where no wallet may hold more than 1,000. */
async function pay(more: object = {}): Promise<Transfer> {
  const through = Object.assign(payer.customer.through(limited), { accessToken: payer.customer.accessToken })
  const draft = await prepareTo(through, payee.customer.identifier, AMOUNT, more)
  const { status, body } = await confirmDraft(through, draft)
  expect(status).toBe(200)
  return read(payer.customer, String(body.transferId))
}

const ask = ({ transferId }: Transfer, result: 'paid' | 'failed') =>
  sara.post(`/transfers/${transferId}/settlement-requests`, { outcome: result, reason: 'Asked both customers' })

/** One member of staff requests the decision, and another one approves it. */
async function decide(transfer: Transfer, result: 'paid' | 'failed') {
  const request = await asked(ask(transfer, result))
  return { request, ...(await outcome(decideRequest(omar.through(limited), request, 'approve'))) }
}

const fills = () => payee.now(topUp(800_00))
const OBSTACLES = [
  ['is inactive', () => payee.deactivate(), 'wallet_inactive'],
  ['would hold more than it may', fills, 'over_maximum'],
] as const

describe('a transfer to a customer whose wallet', () => {
  test.each(OBSTACLES)('%s waits in suspense', async (_what, prevent, cause) => {
    await prevent()
    const before = await payee.balance()
    const transfer = await pay()
    expect(transfer).toMatchObject({ state: 'pending', cause: 'confirmed' })
    expect(await payer.balance()).toBe(700_00)
    expect(await payee.balance()).toBe(before)
    expect(await inSuspense()).toBe(AMOUNT)
    const details = await (await viewer.get(`/transfers/${transfer.transferId}`)).json()
    expect(details).toMatchObject({ suspense: { cause }, recipient: { customerId: payee.customer.userId } })
    expect(await cancel(payer.customer, transfer)).toMatchObject(refusal(409, 'TRANSFER_NOT_CANCELLABLE'))
  })

  test('does not receive it looks the same to the payer, whatever the reason', async () => {
    const views: unknown[] = []
    for (const [, prevent] of OBSTACLES) {
      payee = await newReceiver()
      await prevent()
      const {
        transferId: _id,
        referenceId: _number,
        transactionRef: _ref,
        destination: _payee,
        ...transfer
      } = await pay()
      views.push(
        transfer,
        (await payer.read('/transactions')).items.map(({ status, type }: Record<string, string>) => [status, type])[0],
      )
    }
    expect(views.slice(2)).toEqual(views.slice(0, 2))
  })
})

describe('two members of the staff', () => {
  test.each([...OBSTACLES])(
    'cannot credit the recipient while the wallet %s, and can afterwards',
    async (_what, prevent, cause) => {
      await prevent()
      const before = await payee.balance()
      const transfer = await pay()
      const code =
        cause === 'wallet_inactive' ? refusal(409, 'WALLET_INACTIVE') : refusal(422, 'MAXIMUM_BALANCE_EXCEEDED')
      const { request, ...refused } = await decide(transfer, 'paid')
      expect(refused).toMatchObject(code)
      if (cause === 'wallet_inactive') await activate(payee)
      else await payee.now(payment(700_00))
      expect((await outcome(decideRequest(omar.through(limited), request, 'approve'))).status).toBe(200)
      expect(await read(payer.customer, transfer.transferId)).toMatchObject({ state: 'paid', cause: 'staff' })
      expect(await payee.balance()).toBe((cause === 'wallet_inactive' ? before : 100_00) + AMOUNT)
      expect(await inSuspense()).toBe(0)
      expect((await payee.read('/transactions')).items[0]).toMatchObject({
        type: 'incoming_transfer',
        status: 'successful',
      })
      expect(await outcome(ask(transfer, 'failed'))).toMatchObject(refusal(409, 'TRANSFER_STATE_INVALID'))
    },
  )

  test('return it to the wallet that it came from, once', async () => {
    await payee.deactivate()
    const subWallet = await newSubWallet(deps, payer.walletId)
    await payer.now({
      kind: 'move',
      key: crypto.randomUUID(),
      to: subWallet,
      amount: { amount: AMOUNT, currency: 'SAR' },
    })
    const transfer = await pay({ subWallet })
    const request = await asked(ask(transfer, 'failed'))
    const approvals = await outcomes([1, 2].map(() => decideRequest(omar.through(limited), request, 'approve')))
    expect(approvals.map(({ status }) => status).sort()).toEqual([200, 409])
    const returned = await read(payer.customer, transfer.transferId)
    expect(returned).toMatchObject({ state: 'returned', cause: 'staff', returnedRef: expect.any(String) })
    const credit = await payer.read(`/transactions/${returned.returnedRef}`)
    expect(credit).toMatchObject({ type: 'returned_transfer', reversalOf: transfer.transactionRef })
    expect((await payer.read('/sub-wallets')).items).toMatchObject([{ balance: { amount: AMOUNT } }])
    expect(await inSuspense()).toBe(0)
    const payerMessages = await db.select().from(messages).where(eq(messages.recipientId, payer.customer.userId))
    expect(payerMessages.map(({ content }) => content)).toContainEqual({ key: 'transfer_returned', amount: AMOUNT })
  })

  test('find it among what needs a decision, and in the activity', async () => {
    await payee.deactivate()
    const transfer = await pay()
    const { items } = await (await viewer.get('/transfers?status=undecided')).json()
    expect(items).toMatchObject([{ transfer: { transferId: transfer.transferId } }])
    await decide(transfer, 'failed')
    const { items: events } = await (await viewer.get('/events?type=transfer_settled')).json()
    expect(events[0].changes).toContainEqual({ field: 'transfer', from: 'pending', to: 'failed' })
  })

  test('have nothing left to decide for two closed accounts: the payer keeps its account meanwhile', async () => {
    await payee.deactivate()
    const transfer = await pay()
    await payer.now(payment(700_00))
    const close = (receiver: Receiver) => db.transaction(tx => closeAccount(tx, receiver.customer.userId, clock()))
    await expect(close(payer)).rejects.toMatchObject({ code: 'WALLET_NOT_EMPTY' })
    await close(payee)
    expect(await decide(transfer, 'paid')).toMatchObject(refusal(409, 'ACCOUNT_CLOSED'))
  })
})

// The sessions of staff have ended on the day of the run.
describe('a run', () => {
  test('to a customer whose wallet is inactive on its day waits as well', async () => {
    await pay({ schedule: { startsOn: addDays(riyadhDay(clock()), 1), repeats: 'once' } })
    await payee.deactivate()
    clock.advance(86_400)
    await runSchedules(deps)
    await payer.customer.signIn()
    expect((await outcome(payer.customer.get('/api/v1/transfers'))).body.items).toMatchObject([
      { state: 'pending', cause: 'schedule' },
    ])
    expect(await inSuspense()).toBe(AMOUNT)
  })
})
