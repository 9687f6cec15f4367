import { randomBytes } from 'node:crypto'
import type { ErrorCode } from '#api/contract/generated/schemas.ts'
import type { Db } from '#api/db/client.ts'
import { entries, type postings, type TransactionRow, transactions } from '#api/db/schema/ledger.ts'
import type { LimitScope } from '#api/db/schema/wallet.ts'
import { countTowardsLimits, limitStates } from './limits.ts'
import type { LockedWallet } from './wallets.ts'

export type Posting = Pick<typeof postings.$inferSelect, 'id' | 'createdAt'>
type Side = Pick<TransactionRow, 'accountId' | 'type' | 'direction' | 'counterparty'> &
  Partial<Pick<TransactionRow, 'counterpartyArabic' | 'status' | 'reversalOf' | 'isInternal'>>

/** Money that moves from one account of a wallet to another. */
export interface Movement {
  from: string
  to: string
  amount: number
  /** Whether it leaves the wallet, which an inactive wallet refuses. */
  isOutward: boolean
  /** The limits that it counts towards. */
  scopes: readonly LimitScope[]
  /** The transactions that customers see. The first one is the result. */
  sides: readonly [Side, ...Side[]]
}

export interface Refusal {
  code: Extract<ErrorCode, 'WALLET_INACTIVE' | 'INSUFFICIENT_FUNDS' | 'LIMIT_EXCEEDED'>
  reason?: string
}

const FAILURES = {
  WALLET_INACTIVE: 'wallet_inactive',
  INSUFFICIENT_FUNDS: 'insufficient_funds',
  LIMIT_EXCEEDED: 'limit_exceeded',
} as const

/** Why the wallet refuses the movement; undefined when it does not. */
export async function refusalOf(
  tx: Db,
  { wallet, accounts }: LockedWallet,
  { from, amount, isOutward, scopes }: Movement,
  now: Date,
): Promise<Refusal | undefined> {
  if (isOutward && wallet.status === 'inactive') return { code: 'WALLET_INACTIVE' }
  const source = accounts.find(({ id }) => id === from)
  if (source && source.kind !== 'outside' && source.balance < amount) return { code: 'INSUFFICIENT_FUNDS' }
  if (scopes.length === 0) return undefined
  const states = await limitStates(tx, wallet.id, scopes, now)
  const exceeded = states.find(({ limit, used }) => limit !== undefined && used + amount > limit)
  return exceeded && { code: 'LIMIT_EXCEEDED', reason: `${exceeded.scope}_${exceeded.period}` }
}

/** Books the money and writes the transactions. */
export async function execute(tx: Db, { wallet }: LockedWallet, movement: Movement, posting: Posting) {
  const { from, to, amount, scopes } = movement
  await book(tx, wallet.id, posting, { from, to, amount })
  if (scopes.length > 0) await countTowardsLimits(tx, wallet.id, scopes, amount, posting.createdAt)
  return writeSides(tx, wallet.id, movement, posting)
}

/** Writes a refused movement as a failed transaction. */
export function writeFailed(tx: Db, { wallet }: LockedWallet, movement: Movement, posting: Posting, { code }: Refusal) {
  return writeSides(tx, wallet.id, movement, posting, FAILURES[code])
}

/** Writes both entries in one statement: a trigger checks that they sum to zero. */
export async function book(
  tx: Db,
  walletId: string,
  { id: postingId, createdAt }: Posting,
  { from, to, amount }: Pick<Movement, 'from' | 'to' | 'amount'>,
): Promise<void> {
  // A trigger sets `balanceAfter`.
  const entry = { postingId, walletId, createdAt, balanceAfter: 0 }
  await tx.insert(entries).values([
    { ...entry, accountId: from, amount: -amount },
    { ...entry, accountId: to, amount },
  ])
}

async function writeSides(
  tx: Db,
  walletId: string,
  { amount, sides }: Movement,
  posting: Posting,
  failure?: NonNullable<TransactionRow['failure']>,
): Promise<TransactionRow> {
  const [first, ...others] = sides
  const rows = (failure ? [first] : [first, ...others]).map(side => ({
    ...side,
    referenceId: newReferenceId(),
    postingId: posting.id,
    walletId,
    amount,
    status: failure ? ('failed' as const) : (side.status ?? ('successful' as const)),
    failure: failure ?? null,
    // A failed reversal returns nothing, and another one may follow.
    reversalOf: failure ? null : (side.reversalOf ?? null),
    createdAt: posting.createdAt,
  }))
  const [written] = await tx.insert(transactions).values(rows).returning()
  return written!
}

/** Crockford's base 32: no letter looks like another letter or a digit. https://www.crockford.com/base32.html */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 13

/** A new reference of a transaction: 65 random bits, which disclose nothing and do not collide. */
const newReferenceId = (): string =>
  `PLK${Array.from(randomBytes(LENGTH), byte => ALPHABET[byte % ALPHABET.length]).join('')}`
