import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Db } from '#api/kernel/db/client.ts'
import { beneficiaries } from '#api/kernel/db/schema/beneficiaries.ts'
import { type TransferRow, transfers } from '#api/kernel/db/schema/transfers.ts'
import { wallets } from '#api/kernel/db/schema/wallet.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { lockBeneficiary } from '#api/money/beneficiaries/beneficiary-steps.ts'
import { freezeWallet, lockWallet } from '#api/money/ledger/wallets.ts'
import { lockApplicant } from '#api/people/applicants/applicant.ts'
import { bankTransfers, PAID, UNPAID } from '#api/testing/money/bank-transfers.ts'
import { ANY_IBAN, cancel, execute, newBeneficiary, newDraft, setBeneficiary } from '#api/testing/money/transfers.ts'
import { newWalletOwner } from '#api/testing/money/wallet-owner.ts'
import { SANDBOX_PAYOUTS } from '#domain/money/sandbox-money.ts'
import { advanceTransfer, advanceTransfers } from './advance-transfers.ts'
import { executeTransfer } from './execute-transfer.ts'

const bank = await bankTransfers()
const {
  app,
  clock,
  db,
  deps,
  payer,
  held,
  rowOf,
  statesOf,
  wallet,
  run,
  runAfter,
  withPayout,
  decide,
  expectAgreement,
} = bank

type Held = TransferRow & { beneficiaryId: string }

/** The events that stop a submission before its transaction has ended. */
const STOPS: [what: string, stop: (tx: Db, transfer: Held) => Promise<unknown>, cause: string, locked: object][] = [
  [
    'the suspension of its payee',
    (tx, { beneficiaryId }) => setBeneficiary({ db: tx, clock }, beneficiaryId, 'suspended'),
    'beneficiary_unavailable',
    { transfer: true, beneficiary: false, wallet: false },
  ],
  [
    'a freeze of its wallet',
    (tx, { accountId }) => freezeWallet(tx, accountId, clock()),
    'wallet_frozen',
    { transfer: true, beneficiary: true, wallet: false },
  ],
]

// PGlite has one connection, so two transactions cannot run at once.
describe.runIf(process.env.TEST_DB === 'postgres')('a submission beside another transaction', () => {
  /** Whether another transaction than this one has locked the row. */
  async function isLocked(tx: Db, table: typeof transfers | typeof beneficiaries | typeof wallets, id: string) {
    const free = await tx
      .select({ id: table.id })
      .from(table)
      .where(eq(table.id, id))
      .for('update', { skipLocked: true })
    return free.length === 0
  }
  const waiting = () => db.$count(sql`pg_stat_activity`, sql`datname = current_database() and wait_event_type = 'Lock'`)

  test.each(STOPS)('waits for %s with what it locks before, and heeds it', async (_what, stop, cause, locked) => {
    const transfer = await held()
    const { id, beneficiaryId, walletId } = transfer
    const { submission } = await db.transaction(async tx => {
      await stop(tx, transfer)
      const started = advanceTransfer(deps, id)
      await expect.poll(waiting).toBe(1)
      // The order is transfer, beneficiary, wallet. A transaction with another order could deadlock with this one.
      const locks = {
        transfer: await isLocked(tx, transfers, id),
        beneficiary: await isLocked(tx, beneficiaries, beneficiaryId),
        wallet: await isLocked(tx, wallets, walletId),
      }
      expect(locks).toEqual(locked)
      return { submission: started }
    })
    await submission
    expect((await statesOf(transfer)).at(-1)).toBe(`cancelled ${cause}`)
    expect(await wallet()).toEqual(UNPAID)
  })
})

describe.runIf(process.env.TEST_DB === 'postgres')('a transfer that is stored beside another transaction', () => {
  // A transaction that held one of these rows while it waited for another could deadlock with the transaction that has locked the other.
  test.each(['its wallet', 'the wallet of its payee', 'its beneficiary'])('does not wait for %s', async which => {
    const { walletId, customer } = payer()
    const { walletId: recipientWalletId } = await newWalletOwner(bank)
    const beneficiaryId = await newBeneficiary(deps, customer.userId)
    const destination = which === 'its beneficiary' ? { beneficiaryId } : { recipientWalletId }
    await db.transaction(async tx => {
      if (which === 'its beneficiary') await lockBeneficiary(tx, customer.userId, beneficiaryId)
      else await lockWallet(tx, which === 'its wallet' ? walletId : recipientWalletId)
      const draft = db.transaction(async other => {
        await other.execute(sql`set local lock_timeout = '2s'`)
        return newDraft({ db: other, clock }, { walletId, ...destination, amount: 10_00 })
      })
      await expect(draft).resolves.toMatchObject({ state: 'draft' })
    })
  })
})

describe.runIf(process.env.TEST_DB === 'postgres')('a payment beside another transaction', () => {
  // The payment notifies the payee, whose wallet it has locked. A decision about a customer and a closure lock the applicant first and then the
  // wallet.
  test('does not wait for who has locked its payee and wants its wallet next', async () => {
    const { customer: payee, walletId: recipientWalletId } = await newWalletOwner(bank)
    const draft = await newDraft(deps, { walletId: payer().walletId, recipientWalletId, amount: 10_00 })
    await db.transaction(async tx => {
      await lockApplicant(tx, payee.userId)
      const paid = db.transaction(async other => {
        await other.execute(sql`set local lock_timeout = '2s'`)
        return executeTransfer(other, deps, draft, 'confirmed')
      })
      await expect(paid).resolves.toMatchObject({ state: 'paid' })
      await freezeWallet(tx, payee.userId, clock())
    })
  })
})

describe('races', () => {
  test.each(['a bank', 'a customer'])('a draft to %s is carried out once, however often at once', async to => {
    const { walletId, customer } = payer()
    const destination =
      to === 'a bank'
        ? { beneficiaryId: await newBeneficiary(deps, customer.userId, ANY_IBAN) }
        : { recipientWalletId: (await newWalletOwner(bank)).walletId }
    const draft = await newDraft(deps, { walletId, ...destination, amount: 10_00 })
    const outcomes = await Promise.allSettled([1, 2, 3, 4].map(() => execute(deps, draft)))
    const refusals = outcomes.flatMap(outcome => (outcome.status === 'rejected' ? [outcome.reason] : []))
    expect(refusals).toEqual([1, 2, 3].map(() => new PlinkError('TRANSFER_EXPIRED')))
    await expectAgreement()
  })

  test('a cancellation and a submission: one of them wins', async () => {
    for (let count = 0; count < 10; count += 1) {
      const iban = `SA${String(count).padStart(22, '0')}`
      const { walletId, customer } = payer()
      const beneficiaryId = await newBeneficiary(deps, customer.userId, iban)
      const transfer = await execute(deps, await newDraft(deps, { walletId, beneficiaryId, iban, amount: 10_00 }))
      const [cancelled] = await Promise.all([cancel(customer, { transferId: transfer.id }), run()])
      const { state, sequenceNumber } = await rowOf(transfer)
      if (cancelled.status === 200)
        expect({ state, sequenceNumber }).toEqual({ state: 'cancelled', sequenceNumber: null })
      else expect(cancelled.body).toMatchObject({ code: 'TRANSFER_NOT_CANCELLABLE' })
    }
    await runAfter(10)
    await expectAgreement()
  })

  test('webhooks, twice and out of order, beside the job: paid once', async () => {
    const transfer = await held(SANDBOX_PAYOUTS.paid_later)
    await run()
    await decide(transfer, 'paid')
    const { providerReference } = await rowOf(transfer)
    const report = () =>
      app.request('/api/webhooks/moyasar/payouts', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ reference: providerReference }),
      })
    const reports = await Promise.all([report(), run(), report(), advanceTransfer(deps, transfer.id), report()])
    expect(reports.flatMap(each => each?.status ?? [])).toEqual([204, 204, 204])
    await run()
    expect((await statesOf(transfer)).filter(each => each.startsWith('paid'))).toHaveLength(1)
    expect(await wallet()).toEqual(PAID)
    await expectAgreement()
  })

  test('many workers take up each transfer once', async () => {
    const { walletId, customer } = payer()
    const beneficiaryId = await newBeneficiary(deps, customer.userId)
    const sent = new Map<string, number>()
    const counting = withPayout({
      submit(request) {
        sent.set(request.sequenceNumber, (sent.get(request.sequenceNumber) ?? 0) + 1)
        return deps.providers.payout.submit(request)
      },
    })
    for (let count = 0; count < 40; count += 1)
      await execute(deps, await newDraft(deps, { walletId, beneficiaryId, amount: 10_00 }))
    await Promise.all([advanceTransfers(counting), advanceTransfers(counting), advanceTransfers(counting)])
    expect([...sent.values()]).toEqual(Array.from({ length: 40 }, () => 1))
    await runAfter(10)
    expect(await wallet()).toEqual({ available: 600_00, onHold: 0 })
  })
})
