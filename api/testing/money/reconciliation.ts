import { and, inArray, isNotNull, sql } from 'drizzle-orm'
import type { ReconciliationMovement, ReconciliationSource } from '#api/contract/generated/schemas.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { type HouseAccount, houseMoves } from '#api/kernel/db/schema/house-moves.ts'
import { settings } from '#api/kernel/db/schema/http.ts'
import { bankCredits, cardTopUps } from '#api/kernel/db/schema/top-ups.ts'
import { derivedUuid } from '#api/kernel/platform/uuid.ts'
import type { SandboxLine } from '#api/outside/sandbox/day-of-books.ts'
import { writeCardReport, writeStatement } from '#api/outside/sandbox/write-files.ts'
import { SANDBOX_SAFEGUARDING_IBAN } from '#domain/money/sandbox-money.ts'
import { addDays, type Day, startOfDay } from '#domain/riyadh-time.ts'

/** Restores the state before the first import. */
export async function deleteReconciliation(db: Db): Promise<void> {
  // The postings of differences are in the ledger, so they are reversed.
  await db.execute(sql`
    insert into house_moves (id, key, from_account, to_account, amount, created_at)
    select gen_random_uuid(), 'taken back ' || key, to_account, from_account, amount, created_at
    from house_moves where key like 'reconciled %' on conflict (key) do nothing`)
  // Triggers prevent single rows from being deleted.
  await db.execute(sql`truncate reconciliation_lines, reconciliation_files, reconciliation_differences`)
  await db.delete(settings).where(sql`${settings.name} like 'reconciledUntil %'`)
}

interface FileOfDay {
  lines?: SandboxLine[]
  opening?: number
  closing?: number
  iban?: string
}

/** Returns a statement of the bank, whose closing balance is correct unless another one is passed. */
export function statementOf(
  day: Day,
  { lines = [], opening = 0, closing, iban = SANDBOX_SAFEGUARDING_IBAN }: FileOfDay,
) {
  const sum = lines.reduce((total, { amount, currency }) => total + (currency === 'SAR' ? amount : 0), opening)
  return writeStatement({ source: 'bank', day, iban, opening, closing: closing ?? sum, lines })
}

export const reportOf = (day: Day, lines: SandboxLine[]): string =>
  writeCardReport({ source: 'cards', day, iban: '', opening: 0, closing: 0, lines })

/** Returns a movement at noon. */
export const lineOf = (
  movement: ReconciliationMovement,
  day: Day,
  reference: string,
  amount: number,
  currency = 'SAR',
): SandboxLine => ({ movement, reference, amount, currency, bookedAt: noon(day) })

export const noon = (day: Day): Date => new Date(startOfDay(day).getTime() + 12 * 3_600_000)

export interface BookedMove {
  source: ReconciliationSource
  day: Day
  line: SandboxLine
}

/** The number of rows in one statement. */
const AT_A_TIME = 500

async function inBatches<Row>(rows: Row[], insert: (batch: Row[]) => PromiseLike<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += AT_A_TIME) await insert(rows.slice(start, start + AT_A_TIME))
}

const move = (key: string, from: HouseAccount, to: HouseAccount, amount: number, at: Date) => ({
  id: crypto.randomUUID(),
  key,
  from,
  to,
  amount,
  createdAt: at,
})

/** Books bank transfers to no wallet, of which every eighth is sent back on the next day. Returns the movements that the bank has to report. */
export async function bookCredits(db: Db, days: Day[], perDay: number): Promise<BookedMove[]> {
  const credits = days.flatMap((day, number) =>
    Array.from({ length: perDay }, (_, index) => ({
      day,
      id: derivedUuid(`credit ${day} ${index}`),
      bankReference: `FT${day.replaceAll('-', '')}${String(index).padStart(6, '0')}`,
      amount: 100_00 + number * 100 + index,
      sentBackOn: index % 8 === 0 && number + 1 < days.length ? addDays(day, 1) : undefined,
    })),
  )
  await inBatches(credits, batch =>
    db.insert(bankCredits).values(
      batch.map(({ id, bankReference, amount, day }) => ({
        id,
        bankReference,
        amount,
        iban: 'SA4430000000000000000002',
        remitterName: 'Najd Supplies Co.',
        bookedAt: noon(day),
        createdAt: noon(day),
        state: 'received' as const,
        stateCause: 'received' as const,
        stateSince: noon(day),
      })),
    ),
  )
  const since = sql`${bankCredits.stateSince} + interval '1 second'`
  await db.update(bankCredits).set({ state: 'suspense', stateCause: 'unknown_iban', stateSince: since })
  const sentBack = credits.filter(({ sentBackOn }) => sentBackOn)
  await inBatches(sentBack, batch =>
    db
      .update(bankCredits)
      .set({
        state: 'sent_back',
        stateCause: 'decided_by_staff',
        stateSince: since,
        sentBackAt: sql`${bankCredits.createdAt} + interval '24 hours'`,
      })
      .where(
        inArray(
          bankCredits.id,
          batch.map(({ id }) => id),
        ),
      ),
  )
  await inBatches(
    credits.flatMap(({ id, amount, day, sentBackOn }) => [
      move(`suspense ${id}`, 'suspense', 'safeguarding', amount, noon(day)),
      ...(sentBackOn ? [move(`sent back ${id}`, 'safeguarding', 'suspense', amount, noon(sentBackOn))] : []),
    ]),
    batch => db.insert(houseMoves).values(batch),
  )
  return credits.flatMap(({ id, bankReference, amount, day, sentBackOn }) => [
    { source: 'bank' as const, day, line: lineOf('credit', day, bankReference, amount) },
    ...(sentBackOn
      ? [{ source: 'bank' as const, day: sentBackOn, line: lineOf('credit_return', sentBackOn, id, -amount) }]
      : []),
  ])
}

/** Books card payments in suspense that are settled on the next day, and of which every eighth goes back a day later. */
export async function bookTopUps(db: Db, walletId: string, days: Day[], perDay: number): Promise<BookedMove[]> {
  const payments = days.slice(0, -2).flatMap(day =>
    Array.from({ length: perDay }, (_, index) => ({
      id: derivedUuid(`top-up ${day} ${index}`),
      day,
      amount: 50_00 + index,
      settledOn: addDays(day, 1),
      refundedOn: index % 8 === 0 ? addDays(day, 2) : undefined,
    })),
  )
  await inBatches(payments, batch =>
    db.insert(cardTopUps).values(
      batch.map(({ id, amount, day }) => ({
        id,
        walletId,
        amount,
        state: 'created' as const,
        stateCause: 'requested' as const,
        stateSince: noon(day),
        createdAt: noon(day),
      })),
    ),
  )
  await inBatches(payments, batch =>
    db
      .update(cardTopUps)
      .set({
        state: 'expired',
        stateCause: 'not_paid_in_time',
        stateSince: sql`${cardTopUps.stateSince} + interval '1 second'`,
        suspended: cardTopUps.amount,
        suspendedCause: 'paid_after_end',
        suspendedSince: cardTopUps.createdAt,
        settledAt: sql`${cardTopUps.createdAt} + interval '24 hours'`,
      })
      .where(
        inArray(
          cardTopUps.id,
          batch.map(({ id }) => id),
        ),
      ),
  )
  const refunded = payments.filter(({ refundedOn }) => refundedOn)
  await inBatches(refunded, batch =>
    db
      .update(cardTopUps)
      .set({
        suspended: 0,
        refunded: cardTopUps.amount,
        refundedAt: sql`${cardTopUps.createdAt} + interval '48 hours'`,
        returnedAt: sql`${cardTopUps.createdAt} + interval '48 hours'`,
      })
      .where(
        and(
          isNotNull(cardTopUps.settledAt),
          inArray(
            cardTopUps.id,
            batch.map(({ id }) => id),
          ),
        ),
      ),
  )
  await inBatches(
    payments.flatMap(({ id, amount, day, settledOn, refundedOn }) => [
      move(`card suspended ${id}`, 'suspense', 'cards_in_transit', amount, noon(day)),
      move(`card settled ${id}`, 'cards_in_transit', 'safeguarding', amount, noon(settledOn)),
      ...(refundedOn ? [move(`${id} back ${amount}`, 'safeguarding', 'suspense', amount, noon(refundedOn))] : []),
    ]),
    batch => db.insert(houseMoves).values(batch),
  )
  return payments.flatMap(({ id, amount, day, settledOn, refundedOn }) => [
    { source: 'cards' as const, day, line: lineOf('payment', day, id, amount) },
    { source: 'cards' as const, day: settledOn, line: lineOf('settlement', settledOn, id, -amount) },
    { source: 'bank' as const, day: settledOn, line: lineOf('card_settlement', settledOn, id, amount) },
    ...(refundedOn
      ? [
          { source: 'cards' as const, day: refundedOn, line: lineOf('refund', refundedOn, id, -amount) },
          { source: 'bank' as const, day: refundedOn, line: lineOf('card_refund', refundedOn, id, -amount) },
        ]
      : []),
  ])
}
