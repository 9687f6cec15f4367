import { randomBytes } from 'node:crypto'
import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { Db } from '#api/kernel/db/client.ts'
import { prepareSelect, prepareSql } from '#api/kernel/db/prepared-query.ts'
import type { HouseAccount } from '#api/kernel/db/schema/house-moves.ts'
import {
  entries,
  type HoldRow,
  holds,
  ledgerAccounts,
  postings,
  type TransactionRow,
  transactions,
} from '#api/kernel/db/schema/ledger.ts'
import { limitUsage } from '#api/kernel/db/schema/wallet.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import {
  digestOf,
  type HoldEnd,
  type Instruction,
  type InstructionOf,
  type MoneyInstruction,
  type Posted,
} from './instruction.ts'
import { CURRENT_PERIODS, startsOfPeriods } from './limits.ts'
import type { Movement, Refusal, Side } from './movement.ts'

const { placeholder } = sql

/**
 * A posting with all that belongs to it: entries, what counts towards the limits, transactions. A trigger sets `balance_after`, another one
 * checks that the entries sum to zero.
 */
const POSTING = sql`
    posting as (
      insert into ${postings} (id, wallet_id, key, request_hash, kind, house_account, transfer_id, refusal, refusal_reason, created_at)
      values (${placeholder('id')}, ${placeholder('walletId')}, ${placeholder('key')}, ${placeholder('requestHash')}, ${placeholder('kind')},
        ${placeholder('houseAccount')}, ${placeholder('transferId')}, ${placeholder('refusal')}, ${placeholder('refusalReason')}, ${placeholder('createdAt')})
    ), booked as (
      insert into ${entries} (posting_id, wallet_id, account_id, amount, balance_after, created_at)
      select ${placeholder('id')}::uuid, ${placeholder('walletId')}::uuid, "accountId", amount, 0, ${placeholder('createdAt')}::timestamptz
      from jsonb_to_recordset(${placeholder('entries')}::jsonb) as entry ("accountId" uuid, amount bigint)
    ), counted as (
      insert into ${limitUsage} (wallet_id, scope, period, starts_on, used)
      select ${placeholder('walletId')}::uuid, scope, period, starts_on, ${placeholder('amount')}::bigint
      from ${CURRENT_PERIODS}
      on conflict (wallet_id, scope, period, starts_on) do update set used = ${limitUsage.used} + excluded.used
    )`

const transactionColumns = getTableColumns(transactions)

const TRANSACTIONS = sql`
    insert into ${transactions} (posting_id, wallet_id, created_at, reference_id, account_id, type, status, direction, amount,
      counterparty, counterparty_arabic, failure, reversal_of, is_internal)
    select ${placeholder('id')}::uuid, ${placeholder('walletId')}::uuid, ${placeholder('createdAt')}::timestamptz, "referenceId", "accountId",
      type, status, direction, amount, counterparty, "counterpartyArabic", failure, "reversalOf", coalesce("isInternal", false)
    from jsonb_to_recordset(${placeholder('transactions')}::jsonb) as side ("referenceId" text, "accountId" uuid, type text, status text,
      direction text, amount bigint, counterparty text, "counterpartyArabic" text, failure text, "reversalOf" text, "isInternal" boolean)
    returning ${sql.join(Object.values(transactionColumns), sql`, `)}`

const insertPosting = prepareSql(sql`with ${POSTING} ${TRANSACTIONS}`, transactionColumns)

/** The same with the hold that keeps the money of its one transaction. */
const insertPostingWithHold = prepareSql(
  sql`
    with ${POSTING}, pending as (${TRANSACTIONS}), held as (
      insert into ${holds} (id, wallet_id, account_id, reference_id, amount, reason, status, held_at, expected_release)
      select ${placeholder('newHoldId')}::uuid, wallet_id, account_id, reference_id, amount, ${placeholder('reason')}, 'active', created_at,
        ${placeholder('expectedRelease')}::timestamptz
      from pending
    )
    select * from pending`,
  transactionColumns,
)

/** Writes a posting and what it books, or why it was refused. Returns the transaction of the first side. */
export async function writePosting(
  tx: Db,
  walletId: string,
  asked: MoneyInstruction,
  movement: Movement,
  createdAt: Date,
  refusal?: Refusal,
): Promise<TransactionRow> {
  const { values, referenceId } = valuesOf(walletId, asked, movement, createdAt, refusal)
  const inserted = await insertPosting(tx, values)
  // `returning` has no order.
  return inserted.find(each => each.referenceId === referenceId)!
}

/** Writes a posting with the hold that its money goes to. */
export async function writeHold(
  tx: Db,
  walletId: string,
  asked: InstructionOf<'hold' | 'reserve'>,
  movement: Movement,
  heldAt: Date,
): Promise<Required<Posted>> {
  const id = crypto.randomUUID()
  const reason: HoldRow['reason'] = asked.kind === 'hold' ? asked.reason : 'transfer'
  const expectedRelease = new Date(asked.expectedRelease)
  const { values } = valuesOf(walletId, asked, movement, heldAt)
  const [transaction] = await insertPostingWithHold(tx, {
    ...values,
    newHoldId: id,
    reason,
    expectedRelease: expectedRelease.toISOString(),
  })
  const { accountId, referenceId, amount } = transaction!
  const status = 'active' as const
  const hold = { id, walletId, accountId, referenceId, amount, reason, status, heldAt, expectedRelease, endedAt: null }
  return { transaction: transaction!, hold }
}

function valuesOf(
  walletId: string,
  asked: MoneyInstruction,
  { from, to, amount, scopes, sides }: Movement,
  createdAt: Date,
  refusal?: Refusal,
) {
  const written = refusal ? sides.slice(0, 1).map(side => failed(side, refusal)) : sides
  const rows = written.map(side => ({ status: 'successful', ...side, amount, referenceId: newReferenceId() }))
  const booked = [
    { accountId: from, amount: -amount },
    { accountId: to, amount },
  ]
  const values = {
    ...postingValues(walletId, asked, createdAt),
    houseAccount: refusal ? null : houseAccountOf(asked),
    transferId: 'transferId' in asked ? (asked.transferId ?? null) : null,
    refusal: refusal?.code ?? null,
    refusalReason: refusal?.reason ?? null,
    entries: JSON.stringify(refusal ? [] : booked),
    amount,
    scopes: refusal ? [] : scopes,
    ...startsOfPeriods(createdAt),
    transactions: JSON.stringify(rows),
  }
  return { values, referenceId: rows[0]?.referenceId }
}

const postingValues = (walletId: string, asked: Instruction, createdAt: Date) => ({
  id: crypto.randomUUID(),
  walletId,
  key: asked.key,
  requestHash: digestOf(asked),
  kind: asked.kind,
  createdAt: createdAt.toISOString(),
})

/** How a hold ends. */
export interface HoldOutcome {
  /** Whether the money leaves the wallet; otherwise it is available again. */
  pays: boolean
  /** Only a transfer ends the hold of a transfer. */
  isOfTransfer: boolean
}

/**
 * The end of an active hold, with its posting, its entries and the end of its transaction, in one statement. Does nothing where there is no
 * such hold.
 */
const endActiveHold = prepareSql(
  sql`
    with ended as (
      update ${holds} set status = case when ${placeholder('pays')}::boolean then 'captured' else 'released' end,
        ended_at = ${placeholder('createdAt')}::timestamptz
      where id = ${placeholder('holdId')}::uuid and wallet_id = ${placeholder('walletId')}::uuid and status = 'active'
        and (reason = 'transfer') = ${placeholder('isOfTransfer')}::boolean
      returning id, account_id, reference_id, amount, reason, held_at, expected_release
    ), posting as (
      insert into ${postings} (id, wallet_id, key, request_hash, kind, hold_id, house_account, created_at)
      select ${placeholder('id')}::uuid, ${placeholder('walletId')}::uuid, ${placeholder('key')}, ${placeholder('requestHash')},
        ${placeholder('kind')}, id, ${placeholder('houseAccount')}, ${placeholder('createdAt')}::timestamptz
      from ended
    ), booked as (
      insert into ${entries} (posting_id, wallet_id, account_id, amount, balance_after, created_at)
      select ${placeholder('id')}::uuid, ${placeholder('walletId')}::uuid, account.id,
        case when account.holds_for = ended.account_id then -ended.amount else ended.amount end, 0, ${placeholder('createdAt')}::timestamptz
      from ended join ${ledgerAccounts} account on account.wallet_id = ${placeholder('walletId')}::uuid
        and (account.holds_for = ended.account_id
          or case when ${placeholder('pays')}::boolean then account.kind = 'outside' else account.id = ended.account_id end)
    )
    update ${transactions} set status = case when ${placeholder('pays')}::boolean then 'successful' else 'failed' end,
      failure = case when ${placeholder('pays')}::boolean then null else 'released' end
    from ended where ${transactions.referenceId} = ended.reference_id
    returning ${sql.join(Object.values(transactionColumns), sql`, `)}, ended.reason, ended.held_at, ended.expected_release`,
  { ...transactionColumns, reason: holds.reason, heldAt: holds.heldAt, expectedRelease: holds.expectedRelease },
)

/** Ends an active hold; undefined when the wallet has no such hold. */
export async function writeHoldEnd(
  tx: Db,
  walletId: string,
  asked: HoldEnd,
  { pays, isOfTransfer }: HoldOutcome,
  endedAt: Date,
): Promise<Required<Posted> | undefined> {
  const { holdId: id } = asked
  const values = { ...postingValues(walletId, asked, endedAt), houseAccount: houseAccountOf(asked) }
  const [ended] = await endActiveHold(tx, { ...values, holdId: id, pays, isOfTransfer })
  if (!ended) return undefined
  const { reason, heldAt, expectedRelease, ...transaction } = ended
  const { accountId, referenceId, amount } = transaction
  const status = pays ? ('captured' as const) : ('released' as const)
  const hold = { id, walletId, accountId, referenceId, amount, reason, status, heldAt, expectedRelease, endedAt }
  return { transaction, hold }
}

/** The house account that mirrors the posting; null where all the money stays within the wallet. */
function houseAccountOf(asked: Instruction): HouseAccount | null {
  switch (asked.kind) {
    case 'credit':
    case 'debit':
    case 'settle':
      return asked.houseAccount
    case 'top_up':
    case 'payment':
    case 'capture':
    case 'reversal':
      return 'safeguarding'
    case 'hold':
    case 'release':
    case 'reserve':
    case 'cancel':
    case 'move':
      return null
  }
}

const FAILURES = {
  WALLET_INACTIVE: 'wallet_inactive',
  WALLET_FROZEN: 'wallet_frozen',
  INSUFFICIENT_FUNDS: 'insufficient_funds',
  LIMIT_EXCEEDED: 'limit_exceeded',
} as const

/** A failed reversal returns nothing, and another one may follow. */
const failed = (side: Side, { code }: Refusal) => ({
  ...side,
  status: 'failed' as const,
  failure: FAILURES[code],
  reversalOf: null,
})

/** Crockford's base 32: no letter looks like another letter or a digit. https://www.crockford.com/base32.html */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 13

/** A new reference of a transaction: 65 random bits, which disclose nothing and do not collide. */
const newReferenceId = (): string =>
  `PLK${Array.from(randomBytes(LENGTH), byte => ALPHABET[byte % ALPHABET.length]).join('')}`

const postingOfKey = prepareSelect(
  new QueryBuilder()
    .select(getTableColumns(postings))
    .from(postings)
    .where(and(eq(postings.walletId, placeholder('walletId')), eq(postings.key, placeholder('key')))),
)

/** The earlier result of this key. Throws `IDEMPOTENCY_MISMATCH` when the key was used for another instruction. */
export async function earlierResult(
  tx: Db,
  walletId: string,
  asked: Instruction,
): Promise<Posted | PlinkError | undefined> {
  const [earlier] = await postingOfKey(tx, { walletId, key: asked.key })
  if (!earlier) return undefined
  if (earlier.requestHash !== digestOf(asked)) throw new PlinkError('IDEMPOTENCY_MISMATCH')
  if (earlier.refusal) return refusalError(earlier.refusal, earlier.refusalReason)
  if (earlier.holdId) return ofHold(tx, earlier.holdId)
  return ofPosting(tx, earlier.id)
}

export const refusalError = (code: Refusal['code'], reason?: string | null): PlinkError =>
  new PlinkError(code, reason ? { reason } : {})

async function ofHold(tx: Db, holdId: string): Promise<Posted> {
  const [found] = await tx
    .select({ transaction: transactions, hold: holds })
    .from(holds)
    .innerJoin(transactions, eq(transactions.referenceId, holds.referenceId))
    .where(eq(holds.id, holdId))
  return found!
}

async function ofPosting(tx: Db, postingId: string): Promise<Posted> {
  const [found]: { transaction: TransactionRow; hold: HoldRow | null }[] = await tx
    .select({ transaction: transactions, hold: holds })
    .from(transactions)
    .leftJoin(holds, eq(holds.referenceId, transactions.referenceId))
    .where(eq(transactions.postingId, postingId))
    .orderBy(asc(transactions.sequence))
    .limit(1)
  const { transaction, hold } = found!
  return hold ? { transaction, hold } : { transaction }
}
