import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { and, eq, isNotNull, isNull, sum } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import type { Deps } from '#api/deps.ts'
import {
  BANK_WEBHOOK_SECRET as bankSecret,
  MOYASAR_WEBHOOK_SECRET as webhookSecret,
} from '#api/dev/rehearsal/live-environment.ts'
import { moneyNotices } from '#api/dev/rehearsal/money-notices.ts'
import { createMoneyRecords } from '#api/dev/rehearsal/money-records.ts'
import { moneyReplies } from '#api/dev/rehearsal/money-replies.ts'
import type { Fault } from '#api/dev/stand-in/faults.ts'
import { finishCardPayments } from '#api/features/sandbox/finish-card-payments.ts'
import { moneyExceptions } from '#api/kernel/db/schema/money-exceptions.ts'
import { cardTopUps, bankCredits as creditRows } from '#api/kernel/db/schema/top-ups.ts'
import { transfers } from '#api/kernel/db/schema/transfers.ts'
import { checkLedger } from '#api/money/ledger/check-ledger.ts'
import { advanceTopUps } from '#api/money/top-ups/advance-top-ups.ts'
import { advanceTransfers } from '#api/money/transfers/advance-transfers.ts'
import { bookSandboxCredit } from '#api/outside/sandbox/bank.ts'
import { testApp } from '#api/testing/app.ts'
import { executeBill, newBillDraft } from '#api/testing/money/bills.ts'
import { sandboxBooks } from '#api/testing/money/sandbox-books.ts'
import { execute, newBeneficiary, newDraft } from '#api/testing/money/transfers.ts'
import { sar, topUp } from '#api/testing/money/wallet.ts'
import { newWalletOwner } from '#api/testing/money/wallet-owner.ts'
import { enterCard } from '#api/testing/processes/providers-process.ts'
import { providerUnderTest } from '#api/testing/providers/provider.ts'
import { bankCredits } from './bank/bank.ts'
import { moyasarPayments } from './moyasar/moyasar-payments.ts'
import { moyasarPayouts } from './moyasar/moyasar-payouts.ts'
import { sadadBills } from './sadad/sadad.ts'

const plink = await testApp()
const { clock, database, deps } = plink
const { db } = database
const now = () => new Date()
const money = createMoneyRecords(db)
const replies = moneyReplies(money, id => `http://localhost/three-ds?payment=${id}`)
/** The payment that its provider reports in dollars. */
let inDollars: string | undefined
const moyasar = providerUnderTest(
  'moyasar',
  { Authorization: `Basic ${btoa('sk:')}` },
  {
    ...replies.moyasar,
    async getPayment(request) {
      const { status, body } = await replies.moyasar.getPayment!(request)
      return { status, body: request.parameters.id === inDollars ? { ...Object(body), currency: 'USD' } : body }
    },
  },
)
const sadad = providerUnderTest('sadad', { Authorization: 'Bearer key' }, replies.sadad)
const bank = providerUnderTest('bank', { Authorization: 'Bearer key' }, replies.bank)
afterAll(database.close)

/** Returns the money part of Plink in live mode. Each call is another process on the same database. */
function anotherProcess() {
  const { log } = deps
  const hasty = { timeoutSeconds: 2 }
  const cards = moyasar.client(hasty)
  const { url } = moyasar.standIn()
  const providers = {
    cardTopUp: moyasarPayments(cards, { url, publishableKey: 'pk', webhookSecret, log }),
    payout: moyasarPayouts(cards, { sourceId: randomUUID(), webhookSecret, log }),
    bills: sadadBills(sadad.client(hasty), { log }),
    bankCredits: bankCredits(bank.client(hasty), { webhookSecret: bankSecret, clock: now }),
  }
  const own: Deps = { ...deps, providers: { ...deps.providers, ...providers } }
  return { deps: own, app: plink.with({ providers }) }
}

type Process = ReturnType<typeof anotherProcess>

async function payByCard({ app }: Process, accessToken: string, fault: Fault | undefined): Promise<void> {
  const post = async (path: string, body: object) => {
    const headers = { Authorization: `Bearer ${accessToken}`, 'Content-Type': 'application/json' }
    const response = await app.request(path, { method: 'POST', headers, body: JSON.stringify(body) })
    return response.json()
  }
  const { topUpId } = await post('/api/v1/top-ups', { amount: sar(100_00) })
  const cardToken = await enterCard(moyasar.standIn())
  moyasar.standIn().setFault(fault)
  await post(`/api/v1/top-ups/${topUpId}/pay`, { cardToken })
  moyasar.standIn().setFault(undefined)
}

/** Runs the jobs of some hours, each time in another process. */
async function work(rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    clock.advance(round < 6 ? 310 : 4_000)
    const { deps: own } = anotherProcess()
    await advanceTransfers(own)
    await advanceTopUps(own, new AbortController().signal)
    await finishCardPayments(own, new AbortController().signal)
  }
}

/** The stand-in reports wrong values for the first two payments later. */
const FAULTS_OF_CALLS: (Fault | undefined)[] = [
  undefined,
  undefined,
  'lost_answer',
  'lost_answer',
  'reset',
  'half',
  'html',
  'error',
  'silent',
]

test('the ledger adds up in spite of all faults of the providers, and agrees with their books to the halala', {
  timeout: 120_000,
}, async () => {
  const { customer, walletId, now: post } = await newWalletOwner(plink)
  await post(topUp(1_000_00))
  const beneficiaryId = await newBeneficiary(deps, customer.userId)

  money.settings.isPayingOut = false
  for (const fault of FAULTS_OF_CALLS) {
    const process = anotherProcess()
    await payByCard(process, customer.accessToken, fault)
    await execute(process.deps, await newDraft(deps, { walletId, beneficiaryId, amount: 40_00 }))
    await executeBill(process.deps, await newBillDraft(deps, { walletId, amount: 20_00 }))
    for (const provider of [moyasar, sadad]) provider.standIn().setFault(fault)
    await advanceTransfers(process.deps)
    for (const provider of [moyasar, sadad]) provider.standIn().setFault(undefined)
  }
  await moyasar.standIn().setThere(false)
  await execute(anotherProcess().deps, await newDraft(deps, { walletId, beneficiaryId, amount: 40_00 }))
  await work(1)
  await moyasar.standIn().setThere(true)

  const { app } = anotherProcess()
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const tell = moneyNotices(`http://127.0.0.1:${port}`)
  const { iban } = await (
    await app.request('/api/v1/top-ups/bank-details', { headers: { Authorization: `Bearer ${customer.accessToken}` } })
  ).json()
  const credit = { iban, amount: 75_00, remitterName: 'Oasis', remitterIban: null }
  const book = () => bookSandboxCredit(db, now, credit)
  const [twice, inAnotherOrder] = [await book(), await book(), await book()]
  for (const each of [inAnotherOrder, twice, twice]) expect(await tell.credit(each!)).toBeLessThan(300)

  // The provider returns payments that differ from the top-up.
  const [wrongAmount, wrongCurrency, ...honest] = (await money.books()).payments.toReversed()
  const pay = async ({ id }: { id: string }, amount = 100_00) => {
    await money.changePayment(id, { state: 'paid', amount })
    await tell.payment({ id, state: 'paid' })
  }
  await pay(wrongAmount!, 99_99)
  inDollars = wrongCurrency!.id
  await pay(wrongCurrency!)
  for (const payment of honest) await pay(payment)
  for (const { id } of honest.toReversed()) await tell.payment({ id, state: 'paid' })
  await money.changePayment(wrongAmount!.id, { state: 'refunded', refunded: 99_99 })
  await money.changePayment(wrongCurrency!.id, { state: 'refunded', refunded: 100_00 })

  money.settings.isPayingOut = true
  await work(12)
  const [changesItsMind, comesBack] = (await money.books()).payouts.filter(({ state }) => state === 'paid')
  const failed = await money.changePayout(changesItsMind!.reference, { state: 'failed' })
  const returned = await money.changePayout(comesBack!.reference, { state: 'returned' })
  for (const payout of [failed!, returned!, returned!]) await tell.payout(payout)
  await work(1)
  await money.changePayout(changesItsMind!.reference, { state: 'paid' })
  await work(20)
  server.close()

  const total = async (rows: Promise<{ total: number | null }[]>) => (await rows)[0]?.total ?? 0
  const paid = await total(
    db
      .select({ total: sum(transfers.amount).mapWith(Number) })
      .from(transfers)
      .where(and(eq(transfers.state, 'paid'), isNull(transfers.billerCode))),
  )
  const bills = await total(
    db
      .select({ total: sum(transfers.amount).mapWith(Number) })
      .from(transfers)
      .where(and(eq(transfers.state, 'paid'), isNotNull(transfers.billerCode))),
  )
  const credited = await total(db.select({ total: sum(cardTopUps.credited).mapWith(Number) }).from(cardTopUps))
  const received = await total(
    db
      .select({ total: sum(creditRows.amount).mapWith(Number) })
      .from(creditRows)
      .where(eq(creditRows.state, 'credited')),
  )
  expect({ cards: credited, credits: received, payouts: paid, bills, payoutsUnderWay: 0 }).toEqual(
    await sandboxBooks(db),
  )
  expect(received).toBe(3 * 75_00)
  expect(credited).toBe(2 * 100_00)
  expect(paid).toBeGreaterThan(5 * 40_00)
  expect(bills).toBe(FAULTS_OF_CALLS.length * 20_00)
  expect((await checkLedger(db)).differences).toEqual([])
  const { available, onHold } = await (await customer.signIn()).get('/api/v1/wallet').then(response => response.json())
  expect(available.amount + onHold.amount).toBe(1_000_00 + credited + received - paid - bills)
  const kinds = (await db.select({ kind: moneyExceptions.kind }).from(moneyExceptions)).map(({ kind }) => kind)
  expect(kinds.toSorted()).toEqual(['card_payment_differs', 'card_payment_differs', 'payout_failed_after_paid'])
})
