import { and, eq, isNotNull, sql, sum } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { beneficiaries } from '#api/kernel/db/schema/beneficiaries.ts'
import { moneyExceptions } from '#api/kernel/db/schema/money-exceptions.ts'
import { bankCredits, cardTopUps, walletIbans } from '#api/kernel/db/schema/top-ups.ts'
import { transfers } from '#api/kernel/db/schema/transfers.ts'
import { checkLedger } from '#api/money/ledger/check-ledger.ts'
import type { Customer } from '#api/testing/customers/customer.ts'
import { outcome } from '#api/testing/outcome.ts'
import { DRAFT_CODE, type PlinkProcesses, startPlinkProcesses } from '#api/testing/processes/plink-processes.ts'

/** Each amount belongs to one transfer alone, so that the provider's books show how often it was sent. */
describe('money over processes', () => {
  let plink: PlinkProcesses
  beforeAll(async () => {
    plink = await startPlinkProcesses()
  })
  afterAll(() => plink?.stop())

  /** Moves the last submission of a transfer into the past, and makes it due. */
  const letPass = (seconds: number, transferId: string) =>
    plink.db
      .update(transfers)
      .set({
        dueAt: new Date(),
        lastSubmittedAt: sql`${transfers.lastSubmittedAt} - make_interval(secs => ${seconds})`,
      })
      .where(eq(transfers.id, transferId))

  const NO_ANSWER = ['draft created', 'held confirmed', 'submitting submission', 'unknown no_answer']
  const FOUND = ['submitted bank', 'paid bank']

  test('a bank transfer is credited once, and one that nobody owns waits in suspense', async () => {
    const owner = await plink.newWalletOwner()
    const credit = await plink.providers().book({ iban: await plink.ibanOf(owner), amount: 75_00 })
    const unknown = await plink.providers().book({ iban: 'SA4430000000000000000002', amount: 33_00 })
    for (const each of [credit, unknown]) expect(await plink.providers().notifyAgain(each)).toBe(204)
    expect(await plink.moneyOf(owner)).toEqual({ available: 75_00, onHold: 0 })
    const { bankReference } = unknown
    const rows = await plink.db.select().from(bankCredits).where(eq(bankCredits.bankReference, bankReference))
    expect(rows).toMatchObject([{ state: 'suspense', stateCause: 'unknown_iban', amount: 33_00 }])
  })

  test('a card is credited once, whether its provider reports it twice, at the return, or never', async () => {
    const owner = await plink.newWalletOwner()
    const early = await plink.payByCard(owner, 21_01, 'lost_answer')
    const [twice, never] = [await plink.payByCard(owner, 21_02), await plink.payByCard(owner, 21_03)]
    const pay = (topUpId: string) => plink.providers().setPayment(topUpId, { state: 'paid' })
    await pay(early)
    for (const _ of [1, 2]) await pay(twice)
    await plink.providers().setMoney({ isNotifying: false })
    await pay(never)
    await plink.providers().setMoney({ isNotifying: true })
    expect(await plink.moneyOf(owner)).toEqual({ available: 42_03, onHold: 0 })
    for (const topUpId of [early, twice]) expect(await plink.readTopUp(owner, topUpId)).toMatchObject({ state: 'paid' })
    // The customer returns at both servers, and then the notice comes, while neither of them has credited the wallet yet.
    const customers = [0, 1, 0, 1].map(server => ({ ...owner, customer: plink.through(server, owner) }))
    const returned = await plink.whileWalletWaits(owner, 5, () =>
      Promise.all([...customers.map(each => plink.readTopUp(each, never)), pay(never)]),
    )
    expect(returned.slice(0, 4)).toMatchObject(Array(4).fill({ state: 'paid' }))
    expect(await plink.moneyOf(owner)).toEqual({ available: 63_06, onHold: 0 })
  })

  test('a transfer is paid, and comes back as a credit', async () => {
    const owner = await plink.ownerWith(100_00)
    const transferId = await plink.send(owner, await plink.payeeOf(owner), 40_01)
    await plink.untilState(owner, transferId, 'paid')
    expect(await plink.moneyOf(owner)).toEqual({ available: 59_99, onHold: 0 })
    const payout = await plink.payoutOf(40_01)
    for (const _ of [1, 2]) await plink.providers().setPayout(payout, { state: 'returned', reason: 'Closed' })
    await plink.untilState(owner, transferId, 'returned')
    expect(await plink.moneyOf(owner)).toEqual({ available: 100_00, onHold: 0 })
  })

  test('a provider that says paid, then failed, then paid moves nothing, and the staff sees one exception', async () => {
    const owner = await plink.ownerWith(100_00)
    const transferId = await plink.send(owner, await plink.payeeOf(owner), 40_06)
    await plink.untilState(owner, transferId, 'paid')
    const payout = await plink.payoutOf(40_06)
    await plink.providers().setPayout(payout, { state: 'failed' })
    const exceptionKinds = () =>
      plink.db
        .select({ kind: moneyExceptions.kind })
        .from(moneyExceptions)
        .where(eq(moneyExceptions.transferId, transferId))
    await expect.poll(exceptionKinds).toEqual([{ kind: 'payout_failed_after_paid' }])
    for (const state of ['failed', 'paid'] as const) await plink.providers().setPayout(payout, { state })
    expect(await plink.moneyOf(owner)).toEqual({ available: 59_94, onHold: 0 })
  })

  test('a provider whose response is lost is asked for our number, and has the payout once', async () => {
    const owner = await plink.ownerWith(100_00)
    const payee = await plink.payeeOf(owner)
    await plink.providers().setFault('moyasar', 'lost_answer')
    const transferId = await plink.send(owner, payee, 40_02)
    await plink.untilState(owner, transferId, 'unknown')
    await plink.providers().setFault('moyasar', null)
    await plink.untilState(owner, transferId, 'paid')
    expect(await plink.stepsOf(owner, transferId)).toEqual([...NO_ANSWER, ...FOUND])
    expect(await plink.payoutOf(40_02)).toMatchObject({ state: 'paid' })
  })

  test('a provider that hangs and knows of nothing is sent the same number again, after five minutes', async () => {
    const owner = await plink.ownerWith(100_00)
    const payee = await plink.payeeOf(owner)
    await plink.providers().setFault('moyasar', 'silent')
    const transferId = await plink.send(owner, payee, 40_03)
    await plink.untilState(owner, transferId, 'unknown')
    await plink.providers().setFault('moyasar', null)
    const isTransfer = eq(transfers.id, transferId)
    const lastAnswers = () => plink.db.select({ last: transfers.lastAnswer }).from(transfers).where(isTransfer)
    await expect.poll(lastAnswers).toEqual([{ last: 'not_found' }])
    expect(await plink.moneyOf(owner)).toEqual({ available: 59_97, onHold: 40_03 })
    await letPass(300, transferId)
    await plink.untilState(owner, transferId, 'paid')
    expect(await plink.stepsOf(owner, transferId)).toEqual([...NO_ANSWER, 'submitting submission', ...FOUND])
    expect(await plink.payoutOf(40_03)).toMatchObject({ state: 'paid' })
  })

  test('providers that hang, and are killed before they respond or report, have each payment once when they are back', async () => {
    const [owner, other] = [await plink.ownerWith(100_00), await plink.newWalletOwner()]
    const [payee, iban] = [await plink.payeeOf(owner), await plink.ibanOf(owner)]
    await plink.providers().setMoney({ isAnsweringPayouts: false, isNotifying: false })
    const topUpId = await plink.payByCard(owner, 22_00)
    await plink.providers().setPayment(topUpId, { state: 'paid' })
    await plink.providers().book({ iban, amount: 55_00 })
    const unchecked = await plink.addPayee(other)
    for (const provider of ['bank', 'tarabut']) await plink.providers().setFault(provider, 'silent')
    const responses = Promise.all([plink.bankDetailsOf(other), plink.confirmPayee(other, unchecked)])
    const transferId = await plink.send(owner, payee, 40_04)
    await plink.payoutOf(40_04)
    await plink.providers().kill()
    expect(await responses).toMatchObject([{ status: 'being_opened' }, { state: 'checking' }])
    await plink.untilState(owner, transferId, 'unknown')

    await plink.restartProviders()
    await plink.db.update(beneficiaries).set({ dueAt: new Date() }).where(eq(beneficiaries.state, 'checking'))
    await plink.hurryJobs()
    await plink.untilState(owner, transferId, 'paid')
    expect(await plink.payoutOf(40_04)).toMatchObject({ state: 'paid' })
    await expect.poll(() => plink.readTopUp(owner, topUpId)).toMatchObject({ state: 'paid' })
    await expect
      .poll(() => plink.readPayee(other, unchecked.beneficiaryId))
      .toMatchObject({ state: 'active', payeeCheck: 'match' })
    await expect.poll(() => plink.bankDetailsOf(other)).toMatchObject({ status: 'open' })
    await expect.poll(() => plink.moneyOf(owner)).toEqual({ available: 136_96, onHold: 0 })
  })

  test('of 500 transfers of 1 SAR at once from 10 SAR, confirmed at two servers, ten are paid', async () => {
    const [payer, payee] = [await plink.ownerWith(10_00), await plink.newWalletOwner()]
    const waiting = await plink.draftsOf(payer, payee, 500)
    const results: string[] = []
    const work = async (customer: Customer) => {
      for (let id = waiting.pop(); id; id = waiting.pop()) {
        const { status, body } = await plink.confirm(customer, id, DRAFT_CODE)
        results.push(String(body.code ?? status))
      }
    }
    await Promise.all(Array.from({ length: 20 }, (_, index) => work(plink.through(index % 2, payer))))
    const count = (result: string) => results.filter(each => each === result).length
    expect([count('200'), count('INSUFFICIENT_FUNDS')]).toEqual([10, 490])
    expect(await plink.moneyOf(payer)).toEqual({ available: 0, onHold: 0 })
    expect(await plink.moneyOf(payee)).toEqual({ available: 10_00, onHold: 0 })
  })

  test('a transfer that is confirmed at two servers at once is paid once', async () => {
    const [payer, payee] = [await plink.ownerWith(10_00), await plink.newWalletOwner()]
    for (const id of await plink.draftsOf(payer, payee, 5)) {
      const confirmed = await plink.whileWalletWaits(payer, 4, () =>
        Promise.all([0, 1, 0, 1].map(server => plink.confirm(plink.through(server, payer), id, DRAFT_CODE))),
      )
      expect(confirmed.map(({ status }) => status).toSorted()).toEqual([200, 410, 410, 410])
    }
    expect(await plink.moneyOf(payee)).toEqual({ available: 5_00, onHold: 0 })
  })

  test('a transfer that is cancelled at one server while another one submits it leaves, or is available again', async () => {
    const payer = await plink.ownerWith(100_00)
    const payee = await plink.payeeOf(payer)
    for (const amount of [7_01, 7_02, 7_03, 7_04, 7_05, 7_06]) {
      const transferId = await plink.send(payer, payee, amount)
      const cancelling = plink.through(1, payer).post(`/api/v1/transfers/${transferId}/cancel`, {})
      const { status, body } = await outcome(cancelling)
      if (status !== 200) expect(body).toMatchObject({ code: 'TRANSFER_NOT_CANCELLABLE' })
      await plink.untilState(payer, transferId, status === 200 ? 'cancelled' : 'paid')
      expect(await plink.providers().payoutsOf(amount)).toHaveLength(status === 200 ? 0 : 1)
    }
  })

  // The tests after this one do not need both servers.
  test('after a server that is killed between submitting and submitted, and between payment and credit, another one asks', async () => {
    const owner = await plink.ownerWith(100_00)
    const payee = await plink.payeeOf(owner)
    await plink.providers().setMoney({ isAnsweringPayouts: false })
    const transferId = await plink.send(owner, payee, 40_05)
    const killed = plink.submitterOf(await plink.payoutOf(40_05))
    await plink.providers().setMoney({ isNotifying: false })
    const topUpId = await plink.payByCard(owner, 23_00)
    await plink.providers().setPayment(topUpId, { state: 'paid' })
    const returning = { ...owner, customer: plink.through(killed, owner) }
    await plink.whileWalletWaits(
      owner,
      1,
      () => plink.readTopUp(returning, topUpId).catch(() => undefined),
      () => plink.killServer(killed),
    )
    await plink.providers().setMoney({ isAnsweringPayouts: true })
    const there = { ...owner, customer: plink.through(1 - killed, owner) }
    expect(await plink.moneyOf(there)).toEqual({ available: 59_95, onHold: 40_05 })
    expect(await plink.readTopUp(there, topUpId)).toMatchObject({ state: 'paid' })
    await plink.untilState(there, transferId, 'paid')
    expect(await plink.stepsOf(there, transferId)).toEqual([...NO_ANSWER, ...FOUND])
    expect(await plink.payoutOf(40_05)).toMatchObject({ state: 'paid' })
    expect(await plink.moneyOf(there)).toEqual({ available: 82_95, onHold: 0 })
  })

  test('at the end, the ledger agrees, and the books of the providers are ours to the halala', async () => {
    expect(await plink.run('ledger:check')).toContain('The ledger agrees.')
    const { payments, payouts, credits, ibans } = await plink.providers().books()
    const total = (rows: { amount: number }[]) => rows.reduce((all, { amount }) => all + amount, 0)
    const [paid] = await plink.db
      .select({ amount: sum(transfers.amount).mapWith(Number) })
      .from(transfers)
      .where(and(eq(transfers.state, 'paid'), isNotNull(transfers.beneficiaryId)))
    expect(total(payouts.filter(({ state }) => state === 'paid'))).toBe(paid!.amount)
    const [arrived] = await plink.db.select({ amount: sum(bankCredits.amount).mapWith(Number) }).from(bankCredits)
    expect(total(credits)).toBe(arrived!.amount)
    const [charged] = await plink.db.select({ amount: sum(cardTopUps.credited).mapWith(Number) }).from(cardTopUps)
    expect(total(payments.filter(({ state }) => state === 'paid'))).toBe(charged!.amount)
    expect(ibans).toHaveLength(await plink.db.$count(walletIbans))
    const { wallets, house, differences } = await checkLedger(plink.db)
    expect(differences).toEqual([])
    expect(house).toMatchObject({ cards_in_transit: charged!.amount, payouts_in_transit: 0, suspense: -33_00 })
    expect(wallets).toBe(charged!.amount + arrived!.amount - paid!.amount - 33_00)
  })
})
