import { and, eq } from 'drizzle-orm'
import type { TopUpCause } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { type CardTopUp, cardTopUps } from '#api/kernel/db/schema/top-ups.ts'
import { addSeconds } from '#api/kernel/platform/clock.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { type LockedWallet, lockOpenOrClosedWallet } from '#api/money/ledger/wallets.ts'

const DAY_SECONDS = 86_400
/** While a payment is open, the provider is asked every minute at first. */
const OPEN_SECONDS = 60
/** Chargebacks arrive up to months later. */
const WATCHED_SECONDS = 120 * DAY_SECONDS

export type TopUpDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'licence' | 'accountTime'>

export interface LockedTopUp {
  topUp: CardTopUp
  locked: LockedWallet
}

/** Throws `TOP_UP_NOT_FOUND`. */
export async function cardTopUpOf(db: Db, id: string, walletId?: string): Promise<CardTopUp> {
  const ofWallet = walletId === undefined ? undefined : eq(cardTopUps.walletId, walletId)
  const [topUp] = await db
    .select()
    .from(cardTopUps)
    .where(and(eq(cardTopUps.id, id), ofWallet))
  if (!topUp) throw new PlinkError('TOP_UP_NOT_FOUND')
  return topUp
}

/** Locks the wallet first, as every posting does, and then the top-up. The account may be closed meanwhile. Throws `TOP_UP_NOT_FOUND`. */
export async function lockCardTopUp(tx: Db, id: string): Promise<LockedTopUp> {
  const { walletId } = await cardTopUpOf(tx, id)
  const locked = await lockOpenOrClosedWallet(tx, walletId)
  const [topUp] = await tx.select().from(cardTopUps).where(eq(cardTopUps.id, id)).for('update')
  return { topUp: topUp!, locked }
}

type Changes = Partial<Omit<CardTopUp, 'id' | 'walletId' | 'state' | 'stateCause' | 'stateSince'>>
export interface Step {
  state: CardTopUp['state']
  cause: TopUpCause
  at: Date
}

/** Writes the changes, and the step if the state changes. Returns the new row. */
export async function changeCardTopUp(tx: Db, topUp: CardTopUp, changes: Changes, step?: Step): Promise<CardTopUp> {
  const stepColumns = step && { state: step.state, stateCause: step.cause, stateSince: step.at }
  const [updatedTopUp] = await tx
    .update(cardTopUps)
    .set({ ...changes, ...stepColumns })
    .where(eq(cardTopUps.id, topUp.id))
    .returning()
  return updatedTopUp!
}

export const isOpen = ({ state }: CardTopUp): boolean => state === 'created' || state === 'awaiting_3ds'

/** Whether the card may have reached the provider, even if the provider knew of no payment in its last response. */
export const mayHavePayment = ({ state, startedAt, formOpenedAt }: CardTopUp): boolean =>
  state === 'awaiting_3ds' || startedAt !== null || formOpenedAt !== null

/** Returns when the whole payment went back, if it does so at this time. A top-up that was paid has states for it. */
export const returnedAt = (topUp: CardTopUp, at: Date): Date | null =>
  topUp.state === 'failed' || topUp.state === 'expired' ? (topUp.returnedAt ?? at) : null

/** Returns when the provider is asked next. The interval grows, and ends after months. */
export function nextAsked(topUp: CardTopUp, now: Date, isStillOpen = isOpen(topUp)): Date | null {
  const age = (now.getTime() - topUp.createdAt.getTime()) / 1000
  if (age > WATCHED_SECONDS) return null
  return addSeconds(now, Math.round(Math.max(isStillOpen ? OPEN_SECONDS : DAY_SECONDS, age / 4)))
}
