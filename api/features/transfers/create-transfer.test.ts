import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { accounts } from '#api/kernel/db/schema/auth.ts'
import { transfers } from '#api/kernel/db/schema/transfers.ts'
import { wallets } from '#api/kernel/db/schema/wallet.ts'
import { testApp } from '#api/testing/app.ts'
import { recordStatements } from '#api/testing/money/statements.ts'
import { confirmDraft, newBeneficiary, prepare, prepareTo, tryToPrepare } from '#api/testing/money/transfers.ts'
import { sar, topUp } from '#api/testing/money/wallet.ts'
import { newWalletOwner, type WalletOwner } from '#api/testing/money/wallet-owner.ts'
import { refused } from '#api/testing/money/wallet-requests.ts'
import { atOnce, outcome } from '#api/testing/outcome.ts'
import { OTP_RESEND_SECONDS } from '#domain/constants.ts'
import { createTransfer } from './create-transfer.ts'

const plink = await testApp()
const { app, clock, database, deps } = plink
afterAll(() => database.close())

let payer: WalletOwner
let payee: WalletOwner
beforeEach(async () => {
  ;[payer, payee] = [await newWalletOwner(plink), await newWalletOwner(plink)]
  await payer.now(topUp(50_000_00))
})

const toBeneficiary = async (state?: 'active' | 'cooling_off') => ({
  kind: 'beneficiary',
  beneficiaryId: await newBeneficiary(deps, payer.customer.userId, undefined, state),
})
const MONTHLY = { startsOn: '2026-02-01', repeats: 'monthly' }
const draft = (amount: number, more: object = {}) => prepareTo(payer.customer, payee.customer.identifier, amount, more)

describe('createTransfer', () => {
  test('says what the transfer would leave, and moves nothing', async () => {
    const { review } = await draft(300_00)
    expect(review).toMatchObject({
      available: { amount: 50_000_00 },
      balanceAfter: { amount: 49_700_00 },
      remainingToday: { amount: 1_700_00 },
      remainingThisMonth: { amount: 49_700_00 },
    })
    expect((await payer.read('')).available.amount).toBe(50_000_00)
  })

  test('gives each draft a number of its own, which its transaction gets', async () => {
    const [first, second] = [await draft(100_00), await draft(200_00)]
    const { referenceId } = second.transfer
    expect(referenceId).toMatch(/^PLK[0-9A-HJKMNP-TV-Z]{13}$/)
    expect(referenceId).not.toBe(first.transfer.referenceId)
    const { body } = await confirmDraft(payer.customer, second)
    expect(body).toMatchObject({ state: 'paid', referenceId, transactionRef: referenceId })
    expect(await payer.read(`/transactions/${referenceId}`)).toMatchObject({ amount: sar(200_00), direction: 'out' })
  })

  test('has numbers that the database keeps apart', async () => {
    const [first, second] = [await draft(100_00), await draft(200_00)]
    const ofSecond = eq(transfers.id, second.transfer.transferId)
    const { referenceId } = first.transfer
    await expect(database.db.update(transfers).set({ referenceId }).where(ofSecond)).rejects.toThrow()
  })

  test('reads the limits once', async () => {
    const destination = {
      kind: 'beneficiary',
      beneficiaryId: await newBeneficiary(deps, payer.customer.userId),
    } as const
    const [account] = await database.db.select().from(accounts).where(eq(accounts.id, payer.customer.userId))
    const { db, statements } = recordStatements(database.db)
    const request = { destination, amount: sar(300_00), purpose: 'expenses_services' } as const
    await createTransfer(
      { ...deps, db },
      {
        account: account!,
        person: account!,
        sessionId: crypto.randomUUID(),
        tokenExpiresAt: deps.clock(),
        millisecondsAhead: 0,
      },
      request,
    )
    // The statements read the wallet of the caller, the wallet with its lock, its accounts, and the limits.
    expect(statements.filter(each => each === 'prepared')).toHaveLength(4)
  })

  test('sends a code that says what it is for', async () => {
    const destination = await toBeneficiary()
    await prepare(payer.customer, destination, 1_250_00)
    const phone = encodeURIComponent(`+966${payer.customer.identifier.slice(1)}`)
    const { items } = await (await app.request(`/api/sandbox/messages?phoneNumber=${phone}`)).json()
    const text =
      'It is for a transfer of 1,250.00 SAR to Riyadh Supplies Co, IBAN ending in 7519. Do not share it with anyone.'
    expect(items.map(({ body }: { body: string }) => body)).toContainEqual(expect.stringContaining(text))
  })

  test('warns of the first payment, and of an amount that is far above the usual', async () => {
    expect((await draft(10_00)).review.warnings).toEqual(['first_payment'])
    for (let count = 0; count < 5; count += 1) await confirmDraft(payer.customer, await draft(10_00))
    expect((await draft(50_00)).review.warnings).toEqual([])
    expect((await draft(51_00)).review.warnings).toEqual(['unusual_amount'])
  })

  test('counts only codes that nobody uses', async () => {
    const limitedApp = plink.with({ sandbox: { ...deps.sandbox!, codesPerHour: () => 2 } })
    const customer = Object.assign(payer.customer.through(limitedApp), { accessToken: payer.customer.accessToken })
    const next = () => prepareTo(customer, payee.customer.identifier, 1_00)
    for (let count = 0; count < 4; count += 1)
      expect(await confirmDraft(customer, await next())).toMatchObject({ status: 200 })
    await next()
    await next()
    await expect(next()).rejects.toThrow('429')
  })

  test.each([
    ['of 20,000.01', undefined, 20_000_01, 'instant_transfer'],
    ['of 1,000.01 while it cools off', 'cooling_off', 1_000_01, 'cooling_off'],
  ] as const)('refuses a transfer to a beneficiary %s', async (_what, state, amount, reason) => {
    const refusal = await tryToPrepare(payer.customer, await toBeneficiary(state), amount)
    expect(refusal).toMatchObject({ status: 422, body: { code: 'AMOUNT_OUT_OF_RANGE', reason } })
  })

  test('refuses an invalid amount', async () => {
    const destination = await toBeneficiary()
    for (const amount of [0, -1, 0.1, 100_000_000_001]) {
      const refusal = await tryToPrepare(payer.customer, destination, amount)
      expect(refusal, String(amount)).toMatchObject({
        status: 400,
        body: { fields: { 'amount.amount': expect.any(String) } },
      })
    }
  })

  test("refuses a stranger's beneficiary", async () => {
    const destination = await toBeneficiary()
    await payee.now(topUp(100_00))
    expect(await tryToPrepare(payee.customer, destination, 1_00)).toEqual(refused(404, 'BENEFICIARY_NOT_FOUND'))
  })

  test('says the same whatever the recipient has, is and may receive, and waits for nobody who uses that wallet', async () => {
    const limitedApp = plink.with({ licence: { maximumBalance: 100_00 } })
    const stranger = Object.assign(payer.customer.through(limitedApp), { accessToken: payer.customer.accessToken })
    const { recipientToken } = (
      await outcome(stranger.post('/api/v1/transfers/recipients', { identifier: payee.customer.identifier }))
    ).body
    const destination = { kind: 'customer', recipientToken }
    const ask = async (amount: number) => {
      const { status, body } = await tryToPrepare(stranger, destination, amount)
      return { status, review: body.review, code: body.code }
    }
    const toEmpty = [await ask(60_000_00), await ask(200_00)]
    await payee.now(topUp(99_99))
    await database.db.update(wallets).set({ status: 'inactive' }).where(eq(wallets.id, payee.walletId))
    expect([await ask(60_000_00), await ask(200_00)]).toEqual(toEmpty)
    expect(toEmpty).toMatchObject([{ code: 'INSUFFICIENT_FUNDS' }, { status: 201 }])
  })

  test('takes no lock on the wallet of the recipient', async () => {
    const { customer } = payer
    const { recipientToken: token } = (
      await outcome(customer.post('/api/v1/transfers/recipients', { identifier: payee.customer.identifier }))
    ).body
    const [account] = await database.db.select().from(accounts).where(eq(accounts.id, customer.userId))
    const { db, statements } = recordStatements(database.db)
    const destination = { kind: 'customer', recipientToken: String(token) } as const
    const bearer = {
      account: account!,
      person: account!,
      sessionId: crypto.randomUUID(),
      tokenExpiresAt: deps.clock(),
      millisecondsAhead: 0,
    }
    await createTransfer({ ...deps, db }, bearer, { destination, amount: sar(300_00), purpose: 'expenses_services' })
    // The statements read the wallet of the payer, the same with its lock, its accounts, and the limits.
    expect(statements.filter(each => each === 'prepared')).toHaveLength(4)
  })

  test('counts what it refuses, and limits that to twenty an hour, also at once', async () => {
    const { customer } = payer
    const { recipientToken } = (
      await outcome(customer.post('/api/v1/transfers/recipients', { identifier: payee.customer.identifier }))
    ).body
    const ask = (amount: number) => tryToPrepare(customer, { kind: 'customer', recipientToken }, amount)
    for (let count = 0; count < 3; count += 1)
      expect(await confirmDraft(customer, await draft(1_00))).toMatchObject({ status: 200 })
    const refusals = await atOnce(25, () =>
      customer.post('/api/v1/transfers', {
        destination: { kind: 'customer', recipientToken },
        amount: sar(60_000_00),
        purpose: 'expenses_services',
      }),
    )
    expect(refusals.filter(({ status }) => status === 422)).toHaveLength(20)
    expect(refusals.filter(({ status }) => status === 429)).toHaveLength(5)
    expect(await ask(1_00)).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED', reason: 'refused_per_hour' } })
    clock.advance(3601)
    await customer.refresh()
    expect(await ask(1_00)).toMatchObject({ status: 404 })
    expect(await draft(1_00)).toMatchObject({ transfer: { state: 'draft' } })
  })

  test('says of a transfer for later only what is available now, because nothing leaves today', async () => {
    const { transfer, review } = await draft(300_00, { schedule: MONTHLY })
    expect(review).toEqual({ available: sar(50_000_00), warnings: ['first_payment'] })
    clock.advance(OTP_RESEND_SECONDS)
    const resent = await payer.customer.post(`/api/v1/transfers/${transfer.transferId}/resend`, {})
    expect((await resent.json()).review).toEqual(review)
  })

  test('prepares a transfer for later that is above what is left today, within the limits', async () => {
    await confirmDraft(payer.customer, await draft(1_900_00))
    expect((await draft(2_000_00, { schedule: MONTHLY })).transfer.state).toBe('draft')
  })

  test.each([
    ['overall_daily', 2_000_01, {}],
    ['licence_monthly', 1_000_01, { licence: { monthlyOutgoing: 1_000_00 } }],
  ])('refuses a transfer for later of which no run could be sent: %s', async (reason, amount, settings) => {
    const { accessToken } = payer.customer
    const customer = Object.assign(payer.customer.through(plink.with(settings)), { accessToken })
    const refusal = await tryToPrepare(customer, await toBeneficiary(), amount, { schedule: MONTHLY })
    expect(refusal).toMatchObject({ status: 422, body: { code: 'LIMIT_EXCEEDED', reason } })
  })

  test.each(['2026-01-05', '2025-12-31', '2027-01-06', '2026-02-31'])('refuses to start on %s', async startsOn => {
    const refusal = await tryToPrepare(payer.customer, await toBeneficiary(), 1_00, {
      schedule: { startsOn, repeats: 'once' },
    })
    expect(refusal).toMatchObject({ status: 400, body: { fields: { 'schedule.startsOn': expect.any(String) } } })
  })
})
