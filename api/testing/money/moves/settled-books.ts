import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { sandboxBankCredits, sandboxBillPayments, sandboxPayouts } from '#api/kernel/db/schema/sandbox-money.ts'
import { bankCredits, cardTopUps } from '#api/kernel/db/schema/top-ups.ts'
import { transferSchedules, transfers } from '#api/kernel/db/schema/transfers.ts'
import { houseBalances } from '#api/money/ledger/house-accounts.ts'
import { refreshTopUp } from '#api/money/top-ups/refresh-top-up.ts'
import { decideTransfer } from '#api/money/transfers/decide-transfer.ts'
import { endSchedule } from '#api/money/transfers/transfer-schedules.ts'
import { sandboxBooks } from '#api/testing/money/sandbox-books.ts'
import { NO_FAULTS } from '#api/testing/providers/faulty-providers.ts'
import { paymentsOf, work } from './make-move.ts'
import type { MoneyRun, Party } from './money-run.ts'

const HOUR_SECONDS = 3600
const TURNS = 10

/** Lets every payment end. Staff decides the transfers whose result the provider has not reported for two hours. */
export async function settle(run: MoneyRun): Promise<void> {
  const { deps, clock, network } = run
  const { db } = deps
  const isActive = eq(transferSchedules.state, 'active')
  for (const { id, accountId } of await db.select().from(transferSchedules).where(isActive))
    await db.transaction(tx =>
      endSchedule(tx, run.parties.find(each => each.accountId === accountId)!.bearer, id, clock()),
    )
  await network.deliverLate()
  for (let turn = 0; turn < TURNS; turn += 1) {
    clock.advance(6 * HOUR_SECONDS)
    await work(run, { faults: NO_FAULTS, processes: 1 })
  }
  await decideUnknown(run)
  for (const topUp of await db.select().from(cardTopUps).where(isOfParties(run))) await refreshTopUp(deps, topUp)
  await work(run, { faults: NO_FAULTS, processes: 1 })
}

async function decideUnknown({ deps }: MoneyRun): Promise<void> {
  const unknown = await deps.db
    .select({ id: transfers.id, payout: sandboxPayouts.state, bill: sandboxBillPayments.state })
    .from(transfers)
    .leftJoin(sandboxPayouts, eq(sandboxPayouts.sequenceNumber, transfers.sequenceNumber))
    .leftJoin(sandboxBillPayments, eq(sandboxBillPayments.number, transfers.sequenceNumber))
    .where(eq(transfers.state, 'unknown'))
  for (const { id, payout, bill } of unknown) {
    const outcome = payout === 'paid' || bill === 'paid' ? 'paid' : 'failed'
    await deps.db.transaction(tx => decideTransfer(tx, deps, id, outcome))
  }
}

const isOfParties = ({ parties }: MoneyRun) =>
  inArray(
    cardTopUps.walletId,
    parties.map(({ walletId }) => walletId),
  )

/** Expects that nothing is under way after `settle`. */
export async function expectNothingUnderWay({ deps: { db } }: MoneyRun): Promise<void> {
  const isUnderWay = inArray(transfers.state, ['held', 'submitting', 'unknown', 'submitted'])
  expect(await db.$count(transfers, isUnderWay)).toBe(0)
  expect(await db.$count(bankCredits, eq(bankCredits.state, 'received'))).toBe(0)
  expect((await houseBalances(db)).payouts_in_transit).toBe(0)
}

const sum = (amounts: number[]) => amounts.reduce((total, each) => total + each, 0)

/** Returns the money of the customer: in the wallet, and in suspense as theirs, minus their debts. */
export async function moneyOf({ deps: { db }, credits }: MoneyRun, { walletId, iban }: Party): Promise<number> {
  const held = await heldBy(db, walletId)
  const topUps = await db.select().from(cardTopUps).where(eq(cardTopUps.walletId, walletId))
  const references = Array.from(credits).flatMap(([reference, of]) => (of === iban ? [reference] : []))
  const inSuspense = await db
    .select({ amount: bankCredits.amount })
    .from(bankCredits)
    .where(and(inArray(bankCredits.bankReference, references), eq(bankCredits.state, 'suspense')))
  const notReceived = await db
    .select({ amount: transfers.amount })
    .from(transfers)
    .where(and(eq(transfers.walletId, walletId), eq(transfers.state, 'pending')))
  const suspended = [
    ...topUps.map(topUp => topUp.suspended),
    ...[...inSuspense, ...notReceived].map(each => each.amount),
  ]
  return held + sum(suspended)
}

export async function heldBy(db: MoneyRun['deps']['db'], walletId: string): Promise<number> {
  const [held] = await db
    .select({ total: sql`coalesce(sum(balance), 0)`.mapWith(Number) })
    .from(sql`ledger_accounts`)
    .where(sql`wallet_id = ${walletId} and kind <> 'outside'`)
  return held!.total
}

/** Returns the money that was returned to the wallet, which the maximum balance does not prevent. */
export async function returnedTo({ deps: { db } }: MoneyRun, walletId: string): Promise<number> {
  const isReturned = and(eq(transfers.walletId, walletId), eq(transfers.state, 'returned'))
  return sum((await db.select({ amount: transfers.amount }).from(transfers).where(isReturned)).map(each => each.amount))
}

/** Returns the money of the customer by the books of the bank and the providers. Payments between customers are only in our books. */
export async function expectedMoneyOf(run: MoneyRun, { walletId, iban }: Party): Promise<number> {
  const { db } = run.deps
  const payments = (await paymentsOf(run)).filter(each => each.walletId === walletId && each.amount === each.asked)
  const credits = await db
    .select()
    .from(sandboxBankCredits)
    .where(inArray(sandboxBankCredits.bankReference, Array.from(run.credits.keys())))
  const isOurs = ({ bankReference, iban: to }: (typeof credits)[number]) => {
    const chosen = run.creditedTo.get(bankReference)
    return chosen === undefined ? to === iban : chosen === walletId
  }
  const payouts = await db
    .select({ amount: sandboxPayouts.amount })
    .from(transfers)
    .innerJoin(sandboxPayouts, eq(sandboxPayouts.sequenceNumber, transfers.sequenceNumber))
    .where(and(eq(transfers.walletId, walletId), eq(sandboxPayouts.state, 'paid')))
  const bills = await db
    .select({ amount: sandboxBillPayments.amount })
    .from(transfers)
    .innerJoin(sandboxBillPayments, eq(sandboxBillPayments.number, transfers.sequenceNumber))
    .where(and(eq(transfers.walletId, walletId), eq(sandboxBillPayments.state, 'paid')))
  const isOfWallet = or(eq(transfers.recipientWalletId, walletId), eq(transfers.walletId, walletId))
  const between = await db
    .select()
    .from(transfers)
    .where(and(eq(transfers.state, 'paid'), sql`${transfers.recipientWalletId} is not null`, isOfWallet))
  return (
    sum(payments.map(each => takenBy(run, each))) +
    sum(credits.filter(each => isOurs(each) && each.sentBackKey === null).map(({ amount }) => amount)) -
    sum([...payouts, ...bills].map(({ amount }) => amount)) +
    sum(between.map(each => (each.recipientWalletId === walletId ? each.amount : -each.amount)))
  )
}

type Payment = Awaited<ReturnType<typeof paymentsOf>>[number]

/** Returns the amount that a card has paid and not got back. */
const takenBy = ({ disputed }: MoneyRun, { id, state, amount, refunded }: Payment): number =>
  state === 'paid' || state === 'refunded' ? amount - refunded - (disputed.get(id) ?? 0) : 0

/**
 * Returns how much more the house accounts have than the bank and the providers. It is the money of the sandbox's own accounts, and must not
 * change. A payment of another amount than requested is not in our books.
 */
export async function gapToProviders(run: MoneyRun): Promise<number> {
  const { db } = run.deps
  const { safeguarding, cards_in_transit, payouts_in_transit } = await houseBalances(db)
  const { cards, credits, payouts, bills } = await sandboxBooks(db)
  const differing = (await paymentsOf(run)).filter(({ amount, asked }) => amount !== asked)
  const missingHere = sum(differing.map(each => takenBy(run, each)))
  const takenBack = sum(Array.from(run.disputed.values()))
  return (
    safeguarding + cards_in_transit + payouts_in_transit - (cards - missingHere - takenBack + credits - payouts - bills)
  )
}
