import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { messages } from '#api/kernel/db/schema/messages.ts'
import { transferBatches, transferBatchRows } from '#api/kernel/db/schema/transfer-batches.ts'
import { transfers } from '#api/kernel/db/schema/transfers.ts'
import { runTransferBatches } from '#api/money/transfers/transfer-batches.ts'
import { closeAccount } from '#api/staff/account-closure.ts'
import { testApp } from '#api/testing/app.ts'
import { wrongCode } from '#api/testing/customers/customer.ts'
import { newBeneficiary, setBeneficiary } from '#api/testing/money/transfers.ts'
import { hold, topUp } from '#api/testing/money/wallet.ts'
import { newWalletOwner, type WalletOwner } from '#api/testing/money/wallet-owner.ts'
import { refused } from '#api/testing/money/wallet-requests.ts'
import { atOnce, outcome } from '#api/testing/outcome.ts'
import { BATCH_DRAFT_HOURS, OTP_ATTEMPTS } from '#domain/constants.ts'

const PATH = '/api/v1/transfer-batches'
const IBANS = ['SA0380000000608010167519', 'SA8280608010000000000002'] as const

let plink: Awaited<ReturnType<typeof testApp>>
let payer: WalletOwner
let payees: string[]
beforeEach(async () => {
  plink = await testApp()
  payer = await newWalletOwner(plink)
  await payer.now(topUp(50_000_00))
  payees = []
  for (const iban of IBANS) payees.push(await newBeneficiary(plink.deps, payer.customer.userId, iban))
  return () => plink.database.close()
})

const csv = (...amounts: string[]) =>
  `iban,amount,purpose,note\n${amounts.map((amount, index) => `${IBANS[index % 2]},${amount},payroll_benefits,No. ${index}\n`).join('')}`
const upload = (text: string, more: object = {}, { customer } = payer) =>
  outcome(customer.post(PATH, { csv: text, ...more }))

async function draft(text = csv('100', '200'), more: object = {}): Promise<string> {
  const { status, body } = await upload(text, more)
  expect(status).toBe(201)
  const { batchId } = body.batch as { batchId: string }
  return batchId
}

const act = (id: string, action: string, body: object = {}, { customer } = payer) =>
  outcome(customer.post(`${PATH}/${id}/${action}`, body))
const codeFor = async (id: string) => String((await act(id, 'code')).body.otpCode)
const confirm = async (id: string, otp: string) => act(id, 'confirm', { otp })
const read = async (id: string, { customer } = payer) => outcome(customer.get(`${PATH}/${id}`))
const balance = async () => (await payer.read('')).available.amount
const run = () => runTransferBatches(plink.deps)

async function sendBatch(text?: string): Promise<string> {
  const id = await draft(text)
  expect(await confirm(id, await codeFor(id))).toMatchObject({ status: 200, body: { state: 'sending' } })
  await run()
  return id
}

describe('confirmTransferBatch', () => {
  test('makes each row a transfer of its own, and reserves its money', async () => {
    const id = await sendBatch()
    const { body } = await read(id)
    expect(body.batch).toMatchObject({ state: 'sent', count: 2, sent: 2, refused: 0, total: { amount: 300_00 } })
    expect(body.rows).toMatchObject([
      { line: 2, state: 'held', amount: { amount: 100_00 }, note: 'No. 0', transferId: expect.any(String) },
      { line: 3, state: 'held', amount: { amount: 200_00 }, destination: { iban: IBANS[1] } },
    ])
    expect(await balance()).toBe(49_700_00)
    const { items } = await (await payer.customer.get('/api/v1/transfers')).json()
    expect(items).toHaveLength(2)
  })

  test('moves nothing before the code, and once after it, also at once', async () => {
    const id = await draft()
    const otp = await codeFor(id)
    await run()
    expect(await balance()).toBe(50_000_00)
    const outcomes = await atOnce(5, () => payer.customer.post(`${PATH}/${id}/confirm`, { otp }))
    expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(1)
    await Promise.all([run(), run(), run()])
    expect(await balance()).toBe(49_700_00)
  })

  test('goes on after a stop, where it was', async () => {
    const id = await draft()
    await confirm(id, await codeFor(id))
    const stop = new AbortController()
    stop.abort()
    await runTransferBatches(plink.deps, stop.signal)
    expect((await read(id)).body.batch).toMatchObject({ state: 'sending', sent: 0 })
    await run()
    expect((await read(id)).body.batch).toMatchObject({ state: 'sent', sent: 2 })
  })

  test('keeps a row that is refused by then, sends the others, and tells the owner', async () => {
    const id = await draft(csv('100', '200', '300'))
    const otp = await codeFor(id)
    await setBeneficiary(plink.deps, payees[1]!, 'suspended')
    await confirm(id, otp)
    await run()
    const { body } = await read(id)
    expect(body.batch).toMatchObject({ state: 'sent', sent: 3, refused: 1 })
    expect(body.rows).toMatchObject([
      { state: 'held' },
      { state: 'refused', cause: 'beneficiary_unavailable' },
      { state: 'held' },
    ])
    expect(await balance()).toBe(49_600_00)
    const rows = await plink.deps.db.select({ content: messages.content }).from(messages)
    expect(rows).toEqual([{ content: { key: 'batch_rows_refused', refused: 1, count: 3 } }])
  })

  test('asks for no code when the wallet may not send the sum', async () => {
    const id = await draft(csv('1500', '500.01'))
    expect(await act(id, 'code')).toMatchObject(refused(422, 'LIMIT_EXCEEDED'))
    const poor = await newWalletOwner(plink)
    await poor.now(topUp(100_00))
    await newBeneficiary(plink.deps, poor.customer.userId, IBANS[0])
    const { body } = await upload(csv('100.01'), {}, poor)
    const { batchId } = body.batch as { batchId: string }
    expect(await act(batchId, 'code', {}, poor)).toMatchObject(refused(422, 'INSUFFICIENT_FUNDS'))
  })

  test('is refused when the sum cannot be sent any more, and the code stays valid', async () => {
    const id = await draft()
    const otp = await codeFor(id)
    const posting = await payer.now(hold(1_800_00))
    expect(await confirm(id, otp)).toMatchObject(refused(422, 'LIMIT_EXCEEDED'))
    await payer.now({ kind: 'release', key: 'not spent', holdId: posting.hold!.id })
    expect(await confirm(id, otp)).toMatchObject({ status: 200 })
  })

  test('counts wrong codes together with those of single transfers', async () => {
    const id = await draft()
    const otp = await codeFor(id)
    for (let count = 1; count < OTP_ATTEMPTS; count++)
      expect(await confirm(id, wrongCode(otp))).toMatchObject({ body: { attemptsRemaining: OTP_ATTEMPTS - count } })
    await confirm(id, wrongCode(otp))
    const other = await draft(csv('5'))
    expect(await act(other, 'code')).toMatchObject(refused(423, 'OTP_LOCKED'))
  })

  test('a code is for one batch', async () => {
    const [one, other] = [await draft(csv('1')), await draft(csv('2'))]
    const otp = await codeFor(one)
    await codeFor(other)
    expect((await confirm(other, otp)).status).toBe(400)
    expect((await read(other)).body.batch).toMatchObject({ state: 'draft' })
  })

  test('a draft ends after a day', async () => {
    const id = await draft()
    plink.clock.advance(BATCH_DRAFT_HOURS * 3600)
    await payer.customer.signIn()
    expect(await act(id, 'code')).toMatchObject(refused(410, 'TRANSFER_BATCH_EXPIRED'))
    await run()
    expect((await read(id)).body.batch).toMatchObject({ state: 'expired' })
  })

  test('the closing of the account ends what was not sent', async () => {
    const empty = await newWalletOwner(plink)
    await newBeneficiary(plink.deps, empty.customer.userId, IBANS[0])
    const { body } = await upload(csv('1'), {}, empty)
    const { batchId } = body.batch as { batchId: string }
    const { db } = plink.deps
    await db.transaction(tx => closeAccount(tx, empty.customer.userId, plink.clock()))
    const [batch] = await db.select().from(transferBatches).where(eq(transferBatches.id, batchId))
    expect(batch).toMatchObject({ state: 'cancelled', stateCause: 'account_closed' })
  })
})

describe('createTransferBatch', () => {
  test('the same rows are one batch, also at once and after they were confirmed', async () => {
    const outcomes = await atOnce(4, () => payer.customer.post(PATH, { csv: csv('10', '20'), fileName: 'a.csv' }))
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 201])
    const ids = outcomes.map(({ body }) => (body.batch as { batchId: string }).batchId)
    expect(new Set(ids).size).toBe(1)
    await confirm(ids[0]!, await codeFor(ids[0]!))
    await run()
    expect(await upload(csv('10.00', '٢٠'))).toMatchObject({
      status: 200,
      body: { batch: { batchId: ids[0], state: 'sent' } },
    })
  })

  test('the same rows are sent once more on purpose, once', async () => {
    const id = await sendBatch()
    const [one, other] = [
      await upload(csv('100', '200'), { repeatOf: id }),
      await upload(csv('100', '200'), { repeatOf: id }),
    ]
    expect([one.status, other.status]).toEqual([201, 200])
    const { batchId } = one.body.batch as { batchId: string }
    expect(batchId).not.toBe(id)
    expect(await upload(csv('100', '300'), { repeatOf: id })).toMatchObject(refused(404, 'TRANSFER_BATCH_NOT_FOUND'))
    await confirm(batchId, await codeFor(batchId))
    await run()
    expect(await balance()).toBe(49_400_00)
  })

  test('a cancelled or expired draft does not stand in the way', async () => {
    const id = await draft()
    expect(await act(id, 'cancel')).toMatchObject({ status: 200, body: { state: 'cancelled' } })
    expect(await act(id, 'cancel')).toMatchObject({ status: 200 })
    const next = await draft()
    plink.clock.advance(BATCH_DRAFT_HOURS * 3600)
    await payer.customer.signIn()
    expect(await draft()).not.toBe(next)
  })

  test('names the rows that cannot be sent, and stores nothing', async () => {
    await setBeneficiary(plink.deps, payees[1]!, 'suspended')
    const text = `iban,amount,purpose\n${IBANS[0]},20000.01,personal\n${IBANS[1]},5,personal\nSA5580608010000000000003,5,personal\n`
    expect(await upload(text)).toMatchObject({
      status: 422,
      body: {
        code: 'TRANSFER_ROWS_INVALID',
        rows: [
          { line: 2, column: 'amount', problem: 'too_high' },
          { line: 3, column: 'iban', problem: 'not_active' },
          { line: 4, column: 'iban', problem: 'unknown' },
        ],
      },
    })
    expect(await plink.deps.db.$count(transferBatches)).toBe(0)
  })

  test('counts the rows to a new beneficiary together', async () => {
    const iban = 'SA5580608010000000000003'
    await newBeneficiary(plink.deps, payer.customer.userId, iban, 'cooling_off')
    const line = `${iban},600,personal\n`
    expect(await upload(`iban,amount,purpose\n${line}${line}`)).toMatchObject({
      body: { rows: [{ line: 3, column: 'amount', problem: 'too_high' }] },
    })
  })

  test('keeps ten drafts', async () => {
    const first = await draft(csv('1'))
    plink.clock.advance(1)
    for (let count = 2; count <= 11; count++) await draft(csv(String(count)))
    expect((await read(first)).body.batch).toMatchObject({ state: 'cancelled' })
    expect(await plink.deps.db.$count(transferBatches, eq(transferBatches.state, 'draft'))).toBe(10)
  })
})

test('a batch is of its account alone', async () => {
  const id = await draft()
  const stranger = await newWalletOwner(plink)
  const unknown = refused(404, 'TRANSFER_BATCH_NOT_FOUND')
  expect(await read(id, stranger)).toMatchObject(unknown)
  for (const [action, body] of [
    ['code', {}],
    ['confirm', { otp: '123456' }],
    ['cancel', {}],
  ] as const)
    expect(await act(id, action, body, stranger)).toMatchObject(unknown)
  expect(await upload(csv('1'), {}, stranger)).toMatchObject({ body: { code: 'TRANSFER_ROWS_INVALID' } })
})

test('500 rows are sent', async () => {
  const id = await sendBatch(csv(...Array.from({ length: 500 }, () => '1')))
  expect((await read(id)).body.batch).toMatchObject({ state: 'sent', sent: 500, refused: 0 })
  expect(await balance()).toBe(49_500_00)
}, 60_000)

describe('the database', () => {
  test('keeps what was confirmed', async () => {
    const id = await sendBatch()
    const { db } = plink.deps
    const ofBatch = eq(transferBatchRows.batchId, id)
    await expect(db.update(transferBatchRows).set({ amount: 1 }).where(ofBatch)).rejects.toThrow()
    await expect(db.delete(transferBatchRows).where(ofBatch)).rejects.toThrow()
    await expect(db.delete(transferBatches).where(eq(transferBatches.id, id))).rejects.toThrow()
    await expect(db.update(transferBatches).set({ total: 1 }).where(eq(transferBatches.id, id))).rejects.toThrow()
    await expect(
      db.insert(transferBatchRows).values({
        id: crypto.randomUUID(),
        batchId: id,
        line: 9,
        beneficiaryId: payees[0]!,
        amount: 1,
        purpose: 'personal',
      }),
    ).rejects.toThrow()
    expect(await db.$count(transfers)).toBe(2)
  })
})
