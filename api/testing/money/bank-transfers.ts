import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect } from 'vitest'
import { moneyExceptions } from '#api/kernel/db/schema/money-exceptions.ts'
import { sandboxPayouts } from '#api/kernel/db/schema/sandbox-money.ts'
import { stateChanges } from '#api/kernel/db/schema/state-changes.ts'
import { type TransferRow, transfers } from '#api/kernel/db/schema/transfers.ts'
import { checkLedger } from '#api/money/ledger/check-ledger.ts'
import { freezeWallet, lockWallet, setWalletStatus } from '#api/money/ledger/wallets.ts'
import { advanceTransfers } from '#api/money/transfers/advance-transfers.ts'
import type { PayoutProvider, PayoutState } from '#api/outside/providers/money-providers.ts'
import { decideSandboxPayout } from '#api/outside/sandbox/payout.ts'
import { testApp } from '#api/testing/app.ts'
import { execute, newBeneficiary, newDraft } from './transfers.ts'
import { topUp } from './wallet.ts'
import { newWalletOwner, type WalletOwner } from './wallet-owner.ts'

export const AMOUNT = 300_00
/** The money of the payer, by the state of the transfer. */
export const UNPAID = { available: 1_000_00, onHold: 0 }
export const ON_HOLD = { available: 700_00, onHold: 300_00 }
export const PAID = { available: 700_00, onHold: 0 }

/** The steps of a transfer whose submission had no response. */
export const STEPS_TO_UNKNOWN = ['draft created', 'held confirmed', 'submitting submission', 'unknown no_answer']

type Transfer = Pick<TransferRow, 'id'>

/** Returns the sandbox for tests of transfers to IBANs. Each test has a new payer with 1,000 SAR. The database is closed after the file. */
export async function bankTransfers() {
  const plink = await testApp()
  const { clock, database, deps } = plink
  const { db } = database
  let payer: WalletOwner
  beforeEach(async () => {
    payer = await newWalletOwner(plink)
    await payer.now(topUp(1_000_00))
  })
  afterAll(() => database.close())

  const rowOf = async ({ id }: Transfer) => (await db.select().from(transfers).where(eq(transfers.id, id)))[0]!
  const run = () => advanceTransfers(deps)
  return {
    ...plink,
    db,
    /** Returns the payer of this test. */
    payer: () => payer,
    /** Returns a transfer whose money is on hold. */
    async held(iban?: string): Promise<TransferRow & { beneficiaryId: string }> {
      const { walletId, customer } = payer
      const beneficiaryId = await newBeneficiary(deps, customer.userId, iban)
      const draft = await newDraft(deps, { walletId, beneficiaryId, amount: AMOUNT, ...(iban && { iban }) })
      return { ...(await execute(deps, draft)), beneficiaryId }
    },
    rowOf,
    statesOf: async ({ id }: Transfer) =>
      (await db.select().from(stateChanges).where(eq(stateChanges.rowId, id)).orderBy(stateChanges.sequence)).map(
        ({ to, cause }) => `${to} ${cause}`,
      ),
    async payoutsOf(transfer: Transfer) {
      const { sequenceNumber } = await rowOf(transfer)
      return db.select().from(sandboxPayouts).where(eq(sandboxPayouts.sequenceNumber, sequenceNumber!))
    },
    exceptionsOf: ({ id }: Transfer) => db.select().from(moneyExceptions).where(eq(moneyExceptions.transferId, id)),
    async wallet() {
      const { available, onHold } = await payer.read('')
      return { available: available.amount, onHold: onHold.amount }
    },
    /** Freezes the payer's wallet. */
    freeze: () => freezeWallet(db, payer.customer.userId, clock()),
    deactivate: () =>
      db.transaction(async tx => setWalletStatus(tx, await lockWallet(tx, payer.walletId), 'inactive', clock())),
    run,
    async runAfter(seconds: number): Promise<void> {
      clock.advance(seconds)
      await run()
    },
    /** Returns a server whose payout provider has these calls replaced. */
    withPayout: (changes: Partial<PayoutProvider>) => ({
      ...deps,
      providers: { ...deps.providers, payout: { ...deps.providers.payout, ...changes } },
    }),
    async decide(transfer: Transfer, state: PayoutState): Promise<void> {
      const { sequenceNumber } = await rowOf(transfer)
      await decideSandboxPayout(db, clock, sequenceNumber!, state)
    },
    /** Writes the provider's books, even if its rules would not allow it. */
    async lie(transfer: Transfer, changes: Partial<typeof sandboxPayouts.$inferInsert>): Promise<void> {
      const { sequenceNumber } = await rowOf(transfer)
      await db.update(sandboxPayouts).set(changes).where(eq(sandboxPayouts.sequenceNumber, sequenceNumber!))
    },
    async expectAgreement(): Promise<void> {
      expect((await checkLedger(db)).differences).toEqual([])
    },
  }
}
