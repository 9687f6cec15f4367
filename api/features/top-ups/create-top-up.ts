import { and, asc, eq, inArray } from 'drizzle-orm'
import type { TopUp, TopUpRequest } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { type CardTopUp, cardTopUps } from '#api/kernel/db/schema/top-ups.ts'
import { addSeconds, secondsUntil } from '#api/kernel/platform/clock.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { walletOf } from '#api/money/ledger/find-wallet.ts'
import { isOverMaximum } from '#api/money/ledger/receiving.ts'
import { lockWallet, requireInUse, spendableOf } from '#api/money/ledger/wallets.ts'
import { TOP_UP_LIFETIME_SECONDS } from '#api/money/top-ups/refresh-top-up.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'
import { MAX_UNPAID_TOP_UPS } from '#domain/constants.ts'
import { presentOwnTopUp } from './present-own-top-ups.ts'

/**
 * Starts a top-up by card, which takes no money yet. Throws `WALLET_NOT_FOUND`, `SUB_WALLET_NOT_FOUND`, `WALLET_INACTIVE`, `WALLET_FROZEN`,
 * `MAXIMUM_BALANCE_EXCEEDED`, `RATE_LIMITED`.
 */
export async function createTopUp(deps: Deps, { account }: AccountBearer, request: TopUpRequest): Promise<TopUp> {
  const wallet = await walletOf(deps.db, account.id)
  const topUp = await deps.db.transaction(async tx => {
    const lockedWallet = await lockWallet(tx, wallet.id)
    spendableOf(lockedWallet, request.subWallet)
    requireInUse(lockedWallet)
    if (isOverMaximum(lockedWallet, request.amount.amount, deps)) throw new PlinkError('MAXIMUM_BALANCE_EXCEEDED')
    await requireFewUnpaid(tx, wallet.id, deps.clock())
    return insertTopUp(tx, wallet.id, request, deps.clock())
  })
  return presentOwnTopUp(deps, topUp)
}

/** Unpaid top-ups expire by themselves, the oldest first. The caller has locked the wallet. */
async function requireFewUnpaid(tx: Db, walletId: string, now: Date): Promise<void> {
  const isUnpaid = and(eq(cardTopUps.walletId, walletId), inArray(cardTopUps.state, ['created', 'awaiting_3ds']))
  const unpaidTopUps = await tx
    .select({ createdAt: cardTopUps.createdAt })
    .from(cardTopUps)
    .where(isUnpaid)
    .orderBy(asc(cardTopUps.createdAt))
    .limit(MAX_UNPAID_TOP_UPS)
  const [oldest] = unpaidTopUps
  if (!oldest || unpaidTopUps.length < MAX_UNPAID_TOP_UPS) return
  const retryAfterSeconds = Math.max(1, secondsUntil(addSeconds(oldest.createdAt, TOP_UP_LIFETIME_SECONDS), now))
  throw new PlinkError('RATE_LIMITED', { reason: 'unpaid_top_ups', retryAfterSeconds })
}

async function insertTopUp(
  tx: Db,
  walletId: string,
  { amount, subWallet }: TopUpRequest,
  now: Date,
): Promise<CardTopUp> {
  const [topUp] = await tx
    .insert(cardTopUps)
    .values({
      id: crypto.randomUUID(),
      walletId,
      subWalletId: subWallet ?? null,
      amount: amount.amount,
      state: 'created',
      stateCause: 'requested',
      stateSince: now,
      createdAt: now,
      dueAt: addSeconds(now, TOP_UP_LIFETIME_SECONDS),
    })
    .returning()
  return topUp!
}
