import { eq, gt } from 'drizzle-orm'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { sandboxCardPayments } from '#api/kernel/db/schema/sandbox-money.ts'
import { type BankCreditRow, bankCredits, cardTopUps } from '#api/kernel/db/schema/top-ups.ts'
import { transfers } from '#api/kernel/db/schema/transfers.ts'
import { moveHouseMoney } from '#api/money/ledger/house-accounts.ts'
import { cardTopUpOf } from '#api/money/top-ups/card-top-ups.store.ts'
import { houseAccountOf } from '#api/money/top-ups/credit-paid.ts'
import { refreshTopUp } from '#api/money/top-ups/refresh-top-up.ts'
import { decideTransfer } from '#api/money/transfers/decide-transfer.ts'
import { SANDBOX_CARDS } from '#domain/money/sandbox-money.ts'

type Accounts = Pick<Deps, 'db' | 'clock'>

const AMOUNT = 2_500_00

/** Stores a bank transfer that could not be credited to a wallet, together with its money. */
export async function newSuspenseCredit(
  { db, clock }: Accounts,
  credit: Partial<BankCreditRow> & { stateCause: 'unknown_iban' | 'wallet_inactive' | 'over_maximum' },
): Promise<string> {
  const [id, now] = [crypto.randomUUID(), clock()]
  const values = {
    id,
    bankReference: `FT26005${id
      .replaceAll(/[^0-9a-f]/g, '')
      .slice(0, 9)
      .toUpperCase()}`,
    iban: 'SA4430000000000000000002',
    amount: AMOUNT,
    remitterName: 'Najd Supplies Co.',
    bookedAt: now,
    createdAt: now,
    ...credit,
  }
  await db.transaction(async tx => {
    await tx.insert(bankCredits).values({ ...values, state: 'received', stateCause: 'received', stateSince: now })
    await tx
      .update(bankCredits)
      .set({ state: 'suspense', stateCause: credit.stateCause, stateSince: now })
      .where(eq(bankCredits.id, id))
    const { amount } = values
    await moveHouseMoney(tx, { key: `suspense ${id}`, from: 'suspense', to: 'safeguarding', amount }, now)
  })
  return id
}

/** Stores 250.00 SAR that were taken from a card, and that the wallet may not hold, or that arrived after the top-up had expired. */
export async function newSuspendedTopUp(deps: Deps, walletId: string, { isExpired = false } = {}): Promise<string> {
  const [id, now] = [crypto.randomUUID(), deps.clock()]
  const amount = 250_00
  const { db } = deps
  await db.insert(sandboxCardPayments).values({
    id,
    cardToken: SANDBOX_CARDS.paid,
    amount,
    returnUrl: 'http://localhost:3000/wallet',
    description: 'Top-up',
    state: 'paid',
    createdAt: now,
  })
  await db.insert(cardTopUps).values({
    id,
    walletId,
    amount,
    state: 'created',
    stateCause: 'requested',
    stateSince: now,
    createdAt: now,
    startedAt: now,
    dueAt: now,
  })
  if (isExpired)
    await db.update(cardTopUps).set({ state: 'expired', stateCause: 'not_paid_in_time' }).where(eq(cardTopUps.id, id))
  await refreshTopUp({ ...deps, licence: { maximumBalance: 0 } }, await cardTopUpOf(db, id))
  return id
}

/** Sends back a bank transfer in suspense, together with its money. */
export async function sendBackCredit(tx: Db, id: string, at: Date): Promise<void> {
  const sentBack = { state: 'sent_back', stateCause: 'decided_by_staff', stateSince: at, sentBackAt: at } as const
  const [credit] = await tx.update(bankCredits).set(sentBack).where(eq(bankCredits.id, id)).returning()
  const { amount } = credit!
  await moveHouseMoney(tx, { key: `sent back ${id}`, from: 'safeguarding', to: 'suspense', amount }, at)
}

/** Sends back everything in suspense, together with its money. */
export async function emptySuspense(deps: Pick<Deps, 'db' | 'clock' | 'licence' | 'accountTime'>): Promise<void> {
  const { db, clock } = deps
  const now = clock()
  await db.transaction(async tx => {
    const credits = await tx.select().from(bankCredits).where(eq(bankCredits.state, 'suspense'))
    for (const { id } of credits) await sendBackCredit(tx, id, now)
    const ofCards = await tx.select().from(cardTopUps).where(gt(cardTopUps.suspended, 0))
    for (const topUp of ofCards) {
      const { id, suspended: amount } = topUp
      await moveHouseMoney(tx, { key: `card back ${id}`, from: houseAccountOf(topUp), to: 'suspense', amount }, now)
      await tx.update(cardTopUps).set({ suspended: 0, refunded: amount, refundedAt: now }).where(eq(cardTopUps.id, id))
    }
    for (const { id } of await tx.select().from(transfers).where(eq(transfers.state, 'pending')))
      await decideTransfer(tx, deps, id, 'failed')
  })
}
