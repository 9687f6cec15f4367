import { randomUUID } from 'node:crypto'
import { and, eq, isNotNull, sql, sum } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { oneTimeCodes } from './db/schema/auth.ts'
import { moneyExceptions } from './db/schema/money-exceptions.ts'
import { bankCredits } from './db/schema/top-ups.ts'
import { transfers } from './db/schema/transfers.ts'
import { contextOf, transferCode } from './features/transfers/transfer-code.ts'
import { checkLedger } from './ledger/check-ledger.ts'
import { addSeconds } from './platform/clock.ts'
import { keyedHash } from './platform/cryptography.ts'
import type { Customer } from './testing/customer.ts'
import { outcome } from './testing/outcome.ts'
import { type Owner, type PlinkProcesses, RESULT, startPlinkProcesses } from './testing/plink-processes.ts'
import { TEST_SECRET_KEY } from './testing/secret-keys.ts'

// Starting a process is slow when other stages share the cores.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

/** Each amount is one transfer's alone, so that the books of the provider say how often it was sent. */
describe.runIf(process.env.TEST_DB === 'postgres')('money over processes', () => {
  let plink: PlinkProcesses
  beforeAll(async () => {
    plink = await startPlinkProcesses()
  })
  afterAll(() => plink?.stop())

  /** Moves the last submission of a transfer back, and has it looked at. */
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
    const owner = await plink.newOwner()
    const credit = await plink.outside().book({ iban: owner.iban, amount: 75_00 })
    const unknown = await plink.outside().book({ iban: 'SA4430000000000000000002', amount: 33_00 })
    for (const each of [credit, unknown]) expect(await plink.outside().notifyAgain(each)).toBe(204)
    expect(await plink.moneyOf(owner)).toEqual({ available: 75_00, onHold: 0 })
    const { bankReference } = unknown
    const rows = await plink.db.select().from(bankCredits).where(eq(bankCredits.bankReference, bankReference))
    expect(rows).toMatchObject([{ state: 'suspense', stateCause: 'unknown_iban', amount: 33_00 }])
  })

  test('a transfer is paid, and comes back as a credit', async () => {
    const owner = await plink.ownerWith(100_00)
    const transferId = await plink.send(owner, await plink.payeeOf(owner), 40_01)
    await plink.untilState(owner, transferId, 'paid')
    expect(await plink.moneyOf(owner)).toEqual({ available: 59_99, onHold: 0 })
    const payout = await plink.payoutOf(40_01)
    for (const _ of [1, 2]) await plink.outside().setPayout(payout, { status: 'returned', message: 'Closed' })
    await plink.untilState(owner, transferId, 'returned')
    expect(await plink.moneyOf(owner)).toEqual({ available: 100_00, onHold: 0 })
  })

  test('a provider that says paid, then failed, then paid moves nothing, and the staff is told once', async () => {
    const owner = await plink.ownerWith(100_00)
    const transferId = await plink.send(owner, await plink.payeeOf(owner), 40_06)
    await plink.untilState(owner, transferId, 'paid')
    const payout = await plink.payoutOf(40_06)
    await plink.outside().setPayout(payout, { status: 'failed' })
    const told = () =>
      plink.db
        .select({ kind: moneyExceptions.kind })
        .from(moneyExceptions)
        .where(eq(moneyExceptions.transferId, transferId))
    await expect.poll(told, RESULT).toEqual([{ kind: 'payout_failed_after_paid' }])
    for (const status of ['failed', 'paid']) await plink.outside().setPayout(payout, { status })
    expect(await plink.moneyOf(owner)).toEqual({ available: 59_94, onHold: 0 })
  })

  test('a provider that loses the answer is asked by our number, and has it once', async () => {
    const owner = await plink.ownerWith(100_00)
    const payee = await plink.payeeOf(owner)
    await plink.outside().setFault('moyasar', 'lost_answer')
    const transferId = await plink.send(owner, payee, 40_02)
    await plink.untilState(owner, transferId, 'unknown')
    await plink.outside().setFault('moyasar', null)
    await plink.untilState(owner, transferId, 'paid')
    expect(await plink.stepsOf(owner, transferId)).toEqual([...NO_ANSWER, ...FOUND])
    expect(await plink.payoutOf(40_02)).toMatchObject({ status: 'paid' })
  })

  test('a provider that hangs and knows of nothing is sent the same number again, after five minutes', async () => {
    const owner = await plink.ownerWith(100_00)
    const payee = await plink.payeeOf(owner)
    await plink.outside().setFault('moyasar', 'silent')
    const transferId = await plink.send(owner, payee, 40_03)
    await plink.untilState(owner, transferId, 'unknown')
    await plink.outside().setFault('moyasar', null)
    expect(await plink.moneyOf(owner)).toEqual({ available: 59_97, onHold: 40_03 })
    await letPass(300, transferId)
    await plink.untilState(owner, transferId, 'paid')
    expect(await plink.stepsOf(owner, transferId)).toEqual([...NO_ANSWER, 'submitting submission', ...FOUND])
    expect(await plink.payoutOf(40_03)).toMatchObject({ status: 'paid' })
  })

  test('a provider that is killed before it answers has it once when it is back', async () => {
    const owner = await plink.ownerWith(100_00)
    const payee = await plink.payeeOf(owner)
    await plink.outside().setMoney({ isAnsweringPayouts: false })
    const transferId = await plink.send(owner, payee, 40_04)
    await plink.payoutOf(40_04)
    await plink.outside().kill()
    await plink.untilState(owner, transferId, 'unknown')
    await plink.restartOutside()
    await plink.untilState(owner, transferId, 'paid')
    expect(await plink.payoutOf(40_04)).toMatchObject({ status: 'paid' })
  })

  const CODE = '123456'

  /** Stores transfers to another customer that wait for this code. */
  async function draftsWithCode(payer: Owner, payee: Owner, count: number): Promise<string[]> {
    const at = new Date()
    const draft = {
      accountId: payer.accountId,
      walletId: payer.walletId,
      recipientWalletId: payee.walletId,
      payeeName: 'Green Palm Trading Est.',
      amount: 1_00,
      purpose: 'expenses_services',
      warnings: [],
      createdAt: at,
      state: 'draft',
      stateCause: 'created',
      stateSince: at,
    } as const
    const values = Array.from({ length: count }, () => ({ ...draft, warnings: [], id: randomUUID() }))
    const stored = await plink.db.insert(transfers).values(values).returning()
    await plink.db.insert(oneTimeCodes).values(
      stored.map(each => ({
        ...transferCode(each),
        codeHash: keyedHash(TEST_SECRET_KEY, 'transfer', each.id, CODE),
        context: contextOf(each),
        sentAt: at,
        expiresAt: addSeconds(at, 3600),
      })),
    )
    return stored.map(({ id }) => id)
  }

  test('of 500 transfers of 1 SAR at once from 10 SAR, confirmed at two servers, ten are paid', async () => {
    const [payer, payee] = [await plink.ownerWith(10_00), await plink.newOwner()]
    const waiting = await draftsWithCode(payer, payee, 500)
    const results: string[] = []
    const work = async (customer: Customer) => {
      for (let id = waiting.pop(); id; id = waiting.pop()) {
        const { status, body } = await plink.confirm(customer, id, CODE)
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
    const [payer, payee] = [await plink.ownerWith(10_00), await plink.newOwner()]
    for (const id of await draftsWithCode(payer, payee, 5)) {
      const confirmed = await Promise.all(
        [0, 1, 0, 1].map(server => plink.confirm(plink.through(server, payer), id, CODE)),
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
      expect(await plink.outside().payoutsOf(amount)).toHaveLength(status === 200 ? 0 : 1)
    }
  })

  // Nothing after it needs both servers.
  test('after a server that is killed between submitting and submitted, another one asks', async () => {
    const owner = await plink.ownerWith(100_00)
    const payee = await plink.payeeOf(owner)
    await plink.outside().setMoney({ isAnsweringPayouts: false })
    const transferId = await plink.send(owner, payee, 40_05)
    const killed = plink.submitterOf(await plink.payoutOf(40_05))
    await plink.killServer(killed)
    await plink.outside().setMoney({ isAnsweringPayouts: true })
    await letPass(180, transferId)
    const there = { ...owner, customer: plink.through(1 - killed, owner) }
    await plink.untilState(there, transferId, 'paid')
    expect(await plink.stepsOf(there, transferId)).toEqual([...NO_ANSWER, ...FOUND])
    expect(await plink.payoutOf(40_05)).toMatchObject({ status: 'paid' })
  })

  test('at the end, the ledger agrees, and the books of the providers are ours to the halala', async () => {
    expect(await plink.run('ledger:check')).toContain('The ledger agrees.')
    const { payouts, credits } = await plink.outside().books()
    const total = (rows: { amount: number }[]) => rows.reduce((all, { amount }) => all + amount, 0)
    const [paid] = await plink.db
      .select({ amount: sum(transfers.amount).mapWith(Number) })
      .from(transfers)
      .where(and(eq(transfers.state, 'paid'), isNotNull(transfers.beneficiaryId)))
    expect(total(payouts.filter(({ status }) => status === 'paid'))).toBe(paid!.amount)
    const [arrived] = await plink.db.select({ amount: sum(bankCredits.amount).mapWith(Number) }).from(bankCredits)
    expect(total(credits)).toBe(arrived!.amount)
    const { wallets, house, differences } = await checkLedger(plink.db)
    expect(differences).toEqual([])
    expect(house).toMatchObject({ payouts_in_transit: 0, suspense: -33_00 })
    expect(wallets).toBe(arrived!.amount - paid!.amount - 33_00)
  })
})
