import { type SQL, sql } from 'drizzle-orm'
import type { ReconciliationMovement, ReconciliationSource } from '#api/contract/generated/schemas.ts'
import { at } from '#api/kernel/db/schema/columns.ts'

/** Movements of one kind in our books. Each expression refers to the row of `from`. */
interface Movements {
  movement: ReconciliationMovement
  from: SQL
  /** The reference by which a file names the movement. */
  reference: SQL
  /** The amount as the file states it: negative for money that leaves. */
  amount: SQL
  at: SQL
  /** Joins the row of `keys` through an index. */
  isKey: SQL
}

const ofTopUp = sql`top_up.id = keys.id`
const settlement = sql`settlement.key = 'card settled ' || keys.reference`
const settlements = sql`house_moves as settlement`
const settledId = sql`substr(settlement.key, 14)`
const ofPayout = sql`payout.sequence_number = keys.reference`

/**
 * The movements in our books that files report. Manual postings are not among them, because no file has a number for them. There is a list
 * for each source: the bank and the card provider.
 */
const MOVEMENTS: Record<ReconciliationSource, readonly Movements[]> = {
  bank: [
    {
      movement: 'credit',
      from: sql`bank_credits as credit`,
      reference: sql`credit.bank_reference`,
      amount: sql`credit.amount`,
      at: sql`credit.created_at`,
      isKey: sql`credit.bank_reference = keys.reference`,
    },
    {
      movement: 'credit_return',
      from: sql`bank_credits as credit`,
      reference: sql`credit.id::text`,
      amount: sql`-credit.amount`,
      at: sql`credit.sent_back_at`,
      isKey: sql`credit.id = keys.id`,
    },
    {
      // Transfers to beneficiaries and, for bills, to SADAD.
      movement: 'payout',
      from: sql`(select * from transfers where state in ('paid', 'returned') and sequence_number is not null) as payout`,
      reference: sql`payout.sequence_number`,
      amount: sql`-payout.amount`,
      at: sql`payout.state_since`,
      isKey: ofPayout,
    },
    {
      movement: 'payout_return',
      from: sql`(select * from transfers where state = 'returned' and sequence_number is not null) as payout`,
      reference: sql`payout.sequence_number`,
      amount: sql`payout.amount`,
      at: sql`payout.state_since`,
      isKey: ofPayout,
    },
    {
      movement: 'card_settlement',
      from: settlements,
      reference: settledId,
      amount: sql`settlement.amount`,
      at: sql`settlement.created_at`,
      isKey: settlement,
    },
    {
      // Money that went back to the card after it had reached our bank.
      movement: 'card_refund',
      from: sql`(
        select top_up.id, top_up.refunded_at, settlement.amount - top_up.credited - top_up.suspended as amount
        from card_top_ups as top_up join house_moves as settlement on settlement.key = 'card settled ' || top_up.id
        where settlement.amount <> top_up.credited + top_up.suspended
      ) as top_up`,
      reference: sql`top_up.id::text`,
      amount: sql`-top_up.amount`,
      at: sql`top_up.refunded_at`,
      isKey: ofTopUp,
    },
  ],
  cards: [
    {
      movement: 'payment',
      from: sql`(select * from card_top_ups where credited + suspended + refunded > 0) as top_up`,
      reference: sql`top_up.id::text`,
      amount: sql`top_up.credited + top_up.suspended + top_up.refunded`,
      at: sql`top_up.created_at`,
      isKey: ofTopUp,
    },
    {
      movement: 'refund',
      from: sql`card_top_ups as top_up`,
      reference: sql`top_up.id::text`,
      amount: sql`-top_up.refunded`,
      at: sql`top_up.refunded_at`,
      isKey: ofTopUp,
    },
    {
      movement: 'settlement',
      from: settlements,
      reference: settledId,
      amount: sql`-settlement.amount`,
      at: sql`settlement.created_at`,
      isKey: settlement,
    },
  ],
}

/** The corrections that were posted for differences, which make the books agree with the files. */
const corrections = sql`
  select correction.movement, correction.reference, correction.correction as amount, correction.state_since as at
  from keys join reconciliation_differences as correction
    on correction.movement = keys.movement and correction.reference = keys.reference
  where correction.state_cause in ('suspense', 'fees')`

const union = (selects: SQL[]): SQL => sql.join(selects, sql` union all `)

/**
 * Selects movement, reference, amount and time of the movements in the table `keys`, which has movement, reference and, if the reference is a UUID,
 * `id`.
 */
export const movementsOfKeys = (source: ReconciliationSource): SQL =>
  union([
    ...MOVEMENTS[source].map(
      each => sql`
        select keys.movement, keys.reference, ${each.amount} as amount, ${each.at} as at
        from keys join ${each.from} on keys.movement = ${each.movement} and ${each.isKey}
        where ${each.at} is not null`,
    ),
    corrections,
  ])

/** Selects the same columns of the movements in the books from one time until another. */
export const movementsBetween = (source: ReconciliationSource, since: Date, before: Date): SQL =>
  union(
    MOVEMENTS[source].map(
      each => sql`
        select ${each.movement} as movement, ${each.reference} as reference, ${each.amount} as amount, ${each.at} as at
        from ${each.from}
        where ${each.at} >= ${at(since)} and ${each.at} < ${at(before)}
        ${each.from === settlements ? sql`and settlement.key like 'card settled %'` : sql``}`,
    ),
  )
