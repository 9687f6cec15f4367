import { randomInt, randomUUID } from 'node:crypto'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '#api/kernel/db/client.ts'
import { sandboxBillPayments } from '#api/kernel/db/schema/sandbox-money.ts'
import { addSeconds, type Clock } from '#api/kernel/platform/clock.ts'
import type {
  BillInquiry,
  BillPaymentRequest,
  BillProvider,
  Payout,
  PayoutSubmission,
} from '#api/outside/providers/money-providers.ts'
import { sandboxValues } from '#domain/generated/sandbox-values.ts'
import { SANDBOX_BILLS } from '#domain/money/sandbox-money.ts'
import { addDays, riyadhDay, startOfMonth } from '#domain/riyadh-time.ts'
import { scenarioOf } from './scenario.ts'

type Row = typeof sandboxBillPayments.$inferSelect

export const BILL_PAID_LATER_SECONDS = 60
const BILL_FAILED_SECONDS = 3

/** The smallest number of six digits. */
const LOWEST_NUMBER = 100_000
const AMOUNT = 345_00
const PARTIAL = { amount: 900_00, minimum: 100_00 }

/** Bills by account. Each account of `SANDBOX_BILLS` always has another bill. Any other account has one bill a month until it is paid. */
export function sandboxBills(db: Db, clock: Clock): BillProvider {
  return {
    async inquire({ billerCode, account }) {
      const scenario = scenarioOf('billAccount', account)
      if (scenario === 'bill_not_found') return { kind: 'not_found' }
      if (scenario === 'bill_already_paid') return { kind: 'paid' }
      if (scenario === 'biller_unavailable') return { kind: 'unavailable' }
      const today = riyadhDay(clock())
      const month = today.slice(0, 7).replace('-', '')
      if (isNamed(account)) {
        const billNumber = month + String(randomInt(LOWEST_NUMBER, 10 * LOWEST_NUMBER))
        const dueOn = scenario === 'bill_overdue' ? addDays(startOfMonth(today), -1) : lastOfMonth(today)
        return { kind: 'found', bill: { billNumber, dueOn, ...owed(scenario === 'bill_partial') } }
      }
      const billNumber = `${month}${billerCode}${account}`
      return remaining(billNumber, lastOfMonth(today), amountOf(account), await paidOf(db, billNumber))
    },
    async pay(request) {
      const { account } = request
      if (account === SANDBOX_BILLS.refused) return { kind: 'refused', reason: 'The biller takes no payments now' }
      const isLost = account === SANDBOX_BILLS.no_answer_lost
      const isNew = await receive(db, request, isLost ? 'lost' : 'initiated', clock())
      if (account === SANDBOX_BILLS.no_answer_received || (isNew && isLost)) return { kind: 'unknown' }
      if (!isNew) await receiveAgain(db, request, clock())
      return accepted(db, clock, request)
    },
    async find({ number }) {
      const payment = await findSandboxBillPayment(db, clock, number)
      return payment ? { kind: 'found', payout: payment } : { kind: 'not_found' }
    },
  }
}

const named = new Set<string>(Object.values(sandboxValues.billAccount).flat())
const isNamed = (account: string): boolean => named.has(account)

const owed = (isPartial: boolean) => (isPartial ? PARTIAL : { amount: AMOUNT, minimum: AMOUNT })

/** Derives an amount between 50 and 1,000 SAR from the last digits. */
const amountOf = (account: string): number => 50_00 + (Number(account.slice(-4)) % 951) * 100

const lastOfMonth = (day: string): string => addDays(startOfMonth(day, 1), -1)

function remaining(billNumber: string, dueOn: string, amount: number, paid: number): BillInquiry {
  const left = amount - paid
  return left > 0 ? { kind: 'found', bill: { billNumber, dueOn, amount: left, minimum: left } } : { kind: 'paid' }
}

async function paidOf(db: Db, billNumber: string): Promise<number> {
  const [row] = await db
    .select({ paid: sql`coalesce(sum(${sandboxBillPayments.amount}), 0)`.mapWith(Number) })
    .from(sandboxBillPayments)
    .where(and(eq(sandboxBillPayments.billNumber, billNumber), eq(sandboxBillPayments.state, 'paid')))
  return row?.paid ?? 0
}

/** Returns false if the number is already known. */
async function receive(db: Db, request: BillPaymentRequest, state: Row['state'], now: Date): Promise<boolean> {
  const inserted = await db
    .insert(sandboxBillPayments)
    .values({ ...request, reference: randomUUID(), state, createdAt: now })
    .onConflictDoNothing()
    .returning()
  return inserted.length > 0
}

/** SADAD treats a number whose first request was lost as new. */
const receiveAgain = (db: Db, { number, amount }: BillPaymentRequest, now: Date) =>
  db
    .update(sandboxBillPayments)
    .set({ state: 'initiated', amount, createdAt: now })
    .where(and(eq(sandboxBillPayments.number, number), eq(sandboxBillPayments.state, 'lost')))

async function accepted(db: Db, clock: Clock, { number }: BillPaymentRequest): Promise<PayoutSubmission> {
  const payment = await findSandboxBillPayment(db, clock, number)
  return payment ? { kind: 'accepted', reference: payment.reference, state: payment.state } : { kind: 'unknown' }
}

/** Returns the payment after its automatic steps. Returns undefined if SADAD does not know it. */
export async function findSandboxBillPayment(db: Db, clock: Clock, number: string): Promise<Payout | undefined> {
  const isKnown = and(eq(sandboxBillPayments.number, number), ne(sandboxBillPayments.state, 'lost'))
  const [row] = await db.select().from(sandboxBillPayments).where(isKnown)
  if (!row) return undefined
  const state = stateOf(row, clock())
  if (state !== row.state)
    await db.update(sandboxBillPayments).set({ state }).where(eq(sandboxBillPayments.number, number))
  const reason = state === 'failed' ? 'The biller did not take the payment' : null
  return { reference: row.reference, sequenceNumber: number, state, amount: row.amount, reason }
}

function stateOf({ account, state, createdAt }: Row, now: Date): 'initiated' | 'paid' | 'failed' {
  if (state === 'paid' || state === 'failed') return state
  const isFailing = account === SANDBOX_BILLS.failed
  const isLater = account === SANDBOX_BILLS.paid_later
  const after = isFailing ? BILL_FAILED_SECONDS : isLater ? BILL_PAID_LATER_SECONDS : 0
  if (now < addSeconds(createdAt, after)) return 'initiated'
  return isFailing ? 'failed' : 'paid'
}
