import { randomInt } from 'node:crypto'
import { and, eq, getTableColumns, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { EventType } from '#api/contract/generated/schemas.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { prepareSelect } from '#api/kernel/db/prepared-query.ts'
import { accounts } from '#api/kernel/db/schema/auth.ts'
import { ledgerAccounts, subWallets, transactions } from '#api/kernel/db/schema/ledger.ts'
import { reviews } from '#api/kernel/db/schema/reviews.ts'
import { transfers } from '#api/kernel/db/schema/transfers.ts'
import { type Wallet, walletLimits, wallets } from '#api/kernel/db/schema/wallet.ts'
import { hasValue } from '#api/kernel/db/sealed/sealed-columns.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { addFirstCategories } from '#api/money/annotations/annotations.store.ts'
import { recordEvent } from '#api/people/events/record-event.ts'
import { MAX_SUB_WALLETS } from '#domain/constants.ts'

type Account = Pick<typeof ledgerAccounts.$inferSelect, 'id' | 'kind' | 'holdsFor' | 'balance'> & {
  subWalletId: string | null
  slot: number | null
  /** The name of a sub-wallet. */
  name: string | null
}

/** A wallet and its accounts that are not closed, locked until the transaction ends. */
export interface LockedWallet {
  wallet: Wallet
  accounts: Account[]
}

const walletForUpdate = prepareSelect(
  new QueryBuilder()
    .select(getTableColumns(wallets))
    .from(wallets)
    .where(eq(wallets.id, sql.placeholder('walletId')))
    // The key never changes, so rows that refer to the wallet can be inserted meanwhile. A stronger lock could deadlock such an insert with a
    // payment.
    .for('no key update'),
)

const openAccounts = prepareSelect(
  new QueryBuilder()
    .select({
      id: ledgerAccounts.id,
      kind: ledgerAccounts.kind,
      holdsFor: ledgerAccounts.holdsFor,
      balance: ledgerAccounts.balance,
      subWalletId: subWallets.id,
      slot: subWallets.slot,
      name: subWallets.name,
    })
    .from(ledgerAccounts)
    .leftJoin(subWallets, eq(subWallets.ledgerAccountId, ledgerAccounts.id))
    .where(and(eq(ledgerAccounts.walletId, sql.placeholder('walletId')), eq(ledgerAccounts.isClosed, false))),
)

/** Locks an open wallet. Throws `WALLET_NOT_FOUND`, also for a closed one, so that no money moves in it. */
export async function lockWallet(tx: Db, walletId: string): Promise<LockedWallet> {
  const [wallet] = await walletForUpdate(tx, { walletId })
  if (!wallet) throw new PlinkError('WALLET_NOT_FOUND')
  return withAccounts(tx, wallet)
}

/**
 * Locks a wallet for money that arrives long after it was sent. A closed wallet cannot receive it, and the caller puts it elsewhere. Throws
 * `WALLET_NOT_FOUND`.
 */
export async function lockOpenOrClosedWallet(tx: Db, walletId: string): Promise<LockedWallet> {
  const [wallet] = await walletForUpdate(tx, { walletId })
  if (!wallet) throw new PlinkError('WALLET_NOT_FOUND')
  return { wallet, accounts: await openAccounts(tx, { walletId }) }
}

/**
 * Reads the accounts of a locked wallet in a statement of its own, because the statement that waited for the lock would return the balances from
 * before the wait. Throws `WALLET_NOT_FOUND` for a closed wallet.
 */
export async function withAccounts(tx: Db, wallet: Wallet): Promise<LockedWallet> {
  if (wallet.closedAt !== null) throw new PlinkError('WALLET_NOT_FOUND')
  return { wallet, accounts: await openAccounts(tx, { walletId: wallet.id }) }
}

/** Locks two wallets for a transfer between them, in an order that cannot deadlock. Returns them in the order of the parameters. */
export async function lockTwoWallets(tx: Db, one: string, other: string): Promise<[LockedWallet, LockedWallet]> {
  const first = await lockWallet(tx, one < other ? one : other)
  const second = await lockWallet(tx, one < other ? other : one)
  return one < other ? [first, second] : [second, first]
}

/** Returns the account of the main wallet, or of a sub-wallet. Throws `SUB_WALLET_NOT_FOUND`. */
export function spendableOf({ accounts }: LockedWallet, subWalletId?: string): Account {
  const account = accounts.find(({ kind, subWalletId: id }) => (subWalletId ? id === subWalletId : kind === 'main'))
  if (!account) throw new PlinkError('SUB_WALLET_NOT_FOUND')
  return account
}

/** Returns the on-hold account of a spendable account. */
export const holdingOf = ({ accounts }: LockedWallet, spendableId: string): Account =>
  accounts.find(({ holdsFor }) => holdsFor === spendableId)!

/** Throws `WALLET_FROZEN`, `WALLET_INACTIVE`. */
export function requireInUse({ wallet: { frozenAt, status } }: LockedWallet): void {
  if (frozenAt !== null) throw new PlinkError('WALLET_FROZEN')
  if (status === 'inactive') throw new PlinkError('WALLET_INACTIVE')
}

/** Returns all money in the wallet, including what is on hold, in halalas. */
export const totalOf = ({ accounts }: LockedWallet): number => -accounts.find(({ kind }) => kind === 'outside')!.balance

export const outsideOf = ({ accounts }: LockedWallet): Account => accounts.find(({ kind }) => kind === 'outside')!

/** Opens the empty wallet of an account. */
export async function openWallet(tx: Db, accountId: string, now: Date): Promise<string> {
  const walletId = crypto.randomUUID()
  await tx
    .insert(wallets)
    .values({ id: walletId, accountId, createdAt: now, frozenAt: await frozenSince(tx, accountId) })
  await tx.insert(ledgerAccounts).values({ id: crypto.randomUUID(), walletId, kind: 'outside' })
  await openSpendable(tx, walletId, 'main')
  await addFirstCategories(tx, walletId, now)
  return walletId
}

/** Returns when compliance confirmed a hit of the daily screening, which may be before the wallet exists. */
async function frozenSince(tx: Db, accountId: string): Promise<Date | null> {
  const isConfirmed = and(
    eq(reviews.applicantId, accountId),
    eq(reviews.kind, 'rescreening'),
    eq(reviews.status, 'rejected'),
  )
  const [review] = await tx.select({ at: reviews.closedAt }).from(reviews).where(isConfirmed).limit(1)
  return review?.at ?? null
}

/** Opens a spendable account and its on-hold account. */
export async function openSpendable(tx: Db, walletId: string, kind: 'main' | 'sub'): Promise<string> {
  const id = crypto.randomUUID()
  await tx.insert(ledgerAccounts).values([
    { id, walletId, kind },
    { id: crypto.randomUUID(), walletId, kind: 'on_hold', holdsFor: id },
  ])
  return id
}

export type SubWalletRow = typeof subWallets.$inferSelect

/** Returns the first free slot of a sub-wallet. Throws `SUB_WALLET_LIMIT_REACHED`. */
export function nextSubWalletSlot({ accounts }: LockedWallet): number {
  const usedSlots = new Set(accounts.map(({ slot }) => slot))
  for (let slot = 1; slot <= MAX_SUB_WALLETS; slot += 1) if (!usedSlots.has(slot)) return slot
  throw new PlinkError('SUB_WALLET_LIMIT_REACHED')
}

/** Opens an empty sub-wallet. Throws `SUB_WALLET_LIMIT_REACHED`. */
export async function openSubWallet(tx: Db, locked: LockedWallet, name: string, now: Date): Promise<SubWalletRow> {
  const slot = nextSubWalletSlot(locked)
  const walletId = locked.wallet.id
  const [row] = await tx
    .insert(subWallets)
    .values({
      id: newSubWalletId(),
      walletId,
      ledgerAccountId: await openSpendable(tx, walletId, 'sub'),
      slot,
      name,
      createdAt: now,
    })
    .returning()
  return row!
}

/** Throws `SUB_WALLET_NOT_FOUND`, also for a closed one. */
export async function renameSubWallet(tx: Db, locked: LockedWallet, id: string, name: string): Promise<SubWalletRow> {
  spendableOf(locked, id)
  const [renamed] = await tx.update(subWallets).set({ name }).where(eq(subWallets.id, id)).returning()
  return renamed!
}

/** Closes an empty sub-wallet for good. Throws `SUB_WALLET_NOT_FOUND`, `SUB_WALLET_NOT_EMPTY`. */
export async function closeSubWallet(tx: Db, locked: LockedWallet, id: string): Promise<void> {
  const account = spendableOf(locked, id)
  if (account.balance + holdingOf(locked, account.id).balance > 0) throw new PlinkError('SUB_WALLET_NOT_EMPTY')
  await tx.update(subWallets).set({ slot: null }).where(eq(subWallets.id, id))
}

/** Returns twelve random digits. The primary key rejects the unlikely duplicate. */
const newSubWalletId = (): string => Array.from({ length: 12 }, () => randomInt(10)).join('')

/** Throws `WALLET_STATUS_UNCHANGED`. */
export function requireStatusChange({ status }: Wallet, wanted: Wallet['status']): void {
  if (status === wanted) throw new PlinkError('WALLET_STATUS_UNCHANGED')
}

/** Throws `WALLET_STATUS_UNCHANGED`. */
export async function setWalletStatus(
  tx: Db,
  { wallet }: LockedWallet,
  status: Wallet['status'],
  now: Date,
): Promise<void> {
  requireStatusChange(wallet, status)
  const [updatedWallet] = await tx.update(wallets).set({ status }).where(eq(wallets.id, wallet.id)).returning()
  await recordStatusEvent(tx, status === 'active' ? 'wallet.activated' : 'wallet.deactivated', updatedWallet!, now)
}

/** Records the status that `getWallet` returns from now on, for the webhooks. */
const recordStatusEvent = (
  tx: Db,
  type: EventType,
  { id, accountId, status, frozenAt }: Wallet,
  at: Date,
): Promise<string> =>
  recordEvent(tx, { accountId, type, objectId: id, was: { status, ...(frozenAt && { frozen: true }) }, at })

/**
 * Freezes the wallet of the account, if it has one, so that no money leaves it. The time of the first freeze is kept. Returns whether this call
 * froze it.
 */
export async function freezeWallet(tx: Db, accountId: string, now: Date): Promise<boolean> {
  const isUnfrozen = and(eq(wallets.accountId, accountId), isNull(wallets.frozenAt))
  const [frozen] = await tx.update(wallets).set({ frozenAt: now }).where(isUnfrozen).returning()
  if (frozen) await recordStatusEvent(tx, 'wallet.frozen', frozen, now)
  return frozen !== undefined
}

/** Throws `WALLET_NOT_FROZEN`. */
export async function unfreezeWallet(tx: Db, accountId: string, now: Date): Promise<void> {
  const isFrozen = and(eq(wallets.accountId, accountId), isNotNull(wallets.frozenAt))
  const [unfrozen] = await tx.update(wallets).set({ frozenAt: null }).where(isFrozen).returning()
  if (!unfrozen) throw new PlinkError('WALLET_NOT_FROZEN')
  await recordStatusEvent(tx, 'wallet.unfrozen', unfrozen, now)
}

/** Throws `WALLET_NOT_EMPTY` if there is money in the wallet of the account, on hold, or in suspense, from where it may come back. */
export async function requireEmptyWallet(db: Db, accountId: string): Promise<void> {
  const hasMoney = and(
    eq(wallets.accountId, accountId),
    ne(ledgerAccounts.kind, 'outside'),
    ne(ledgerAccounts.balance, 0),
  )
  const [full] = await db
    .select({ id: ledgerAccounts.id })
    .from(ledgerAccounts)
    .innerJoin(wallets, eq(wallets.id, ledgerAccounts.walletId))
    .where(hasMoney)
    .limit(1)
  const isWaiting = and(eq(transfers.accountId, accountId), eq(transfers.state, 'pending'))
  if (full || (await db.$count(transfers, isWaiting)) > 0) throw new PlinkError('WALLET_NOT_EMPTY')
}

/** Closes the wallet of the account, if it has one, for good. Its ledger stays as it is. Throws `WALLET_NOT_EMPTY`. */
export async function closeWallet(tx: Db, accountId: string, now: Date): Promise<void> {
  const [closedWallet] = await tx
    .update(wallets)
    .set({ closedAt: now, status: 'inactive' })
    .where(eq(wallets.accountId, accountId))
    .returning({ id: wallets.id })
  // The check comes after the update, which waits for any transaction that moves money and has the lock of the wallet.
  await requireEmptyWallet(tx, accountId)
  if (closedWallet) await tx.delete(walletLimits).where(eq(walletLimits.walletId, closedWallet.id))
}

/** Returns the wallet of the phone number, which is in E.164. Throws `WALLET_NOT_FOUND`, also for an unknown phone. */
export async function walletIdOfPhone(db: Db, phone: string): Promise<string> {
  const [wallet] = await db
    .select({ id: wallets.id })
    .from(wallets)
    .innerJoin(accounts, eq(accounts.id, wallets.accountId))
    .where(and(hasValue(accounts.phone, phone), isNull(accounts.closedAt)))
  if (!wallet) throw new PlinkError('WALLET_NOT_FOUND')
  return wallet.id
}

/** Marks this transaction and all earlier ones as seen. Returns false when the wallet has no such transaction. */
export async function markSeen(db: Db, walletId: string, referenceId: string): Promise<boolean> {
  const marked = await db
    .update(wallets)
    .set({ seenSequence: sql`greatest(${wallets.seenSequence}, ${transactions.sequence})` })
    .from(transactions)
    .where(
      and(eq(wallets.id, walletId), eq(transactions.walletId, wallets.id), eq(transactions.referenceId, referenceId)),
    )
    .returning({ id: wallets.id })
  return marked.length > 0
}
