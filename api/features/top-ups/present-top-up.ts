import { and, asc, eq, inArray } from 'drizzle-orm'
import type { TopUp } from '#api/contract/generated/schemas.ts'
import { TopUpCause, TopUpState } from '#api/contract/generated/schemas.ts'
import type { Db } from '#api/db/client.ts'
import { type StateChange, stateChanges } from '#api/db/schema/state-changes.ts'
import type { CardTopUp } from '#api/db/schema/top-ups.ts'
import type { Deps } from '#api/deps.ts'
import { isOpen } from '#api/top-ups/card-top-ups.store.ts'
import { sar } from '#domain/money.ts'
import { cardFormUrl } from './card-form.ts'

/** Top-ups with their histories, in the same order. */
export async function presentTopUps(deps: Deps, topUps: CardTopUp[]): Promise<TopUp[]> {
  const histories = await historiesOf(
    deps.db,
    topUps.map(({ id }) => id),
  )
  return topUps.map(topUp => ({ ...present(topUp, deps), history: histories.get(topUp.id) ?? [] }))
}

export async function presentTopUp(deps: Deps, topUp: CardTopUp): Promise<TopUp> {
  const [presented] = await presentTopUps(deps, [topUp])
  return presented!
}

function present(topUp: CardTopUp, deps: Deps): Omit<TopUp, 'history'> {
  const { id, amount, subWalletId, state, createdAt, startedAt, threeDsUrl, transactionId } = topUp
  return {
    topUpId: id,
    amount: sar(amount),
    ...(subWalletId !== null && { subWallet: subWalletId }),
    state,
    cause: causeOf(topUp),
    createdAt: createdAt.toISOString(),
    ...(isOpen(topUp) && startedAt === null && { cardForm: cardFormOf(deps, id) }),
    ...(state === 'awaiting_3ds' && threeDsUrl !== null && { threeDsUrl }),
    ...(transactionId !== null && { referenceId: transactionId }),
  }
}

function cardFormOf(deps: Deps, topUpId: string): TopUp['cardForm'] {
  const { kind } = deps.providers.cardTopUp.form()
  return kind === 'hosted' ? { kind, url: cardFormUrl(deps, topUpId) } : { kind }
}

/** Money in suspense, and money that the staff has credited from there, may have arrived after the last state. */
function causeOf({ state, stateCause, suspended, suspendedCause, transactionId }: CardTopUp): TopUp['cause'] {
  if (suspended > 0 && suspendedCause !== null) return suspendedCause
  const isCredited = transactionId !== null && CREDITED_LATER.has(state)
  return isCredited ? 'credited' : stateCause
}

const CREDITED_LATER: ReadonlySet<TopUp['state']> = new Set(['paid', 'failed', 'expired'])

async function historiesOf(db: Db, ids: string[]): Promise<Map<string, TopUp['history']>> {
  const changes = await db
    .select()
    .from(stateChanges)
    .where(and(eq(stateChanges.tableName, 'card_top_ups'), inArray(stateChanges.rowId, ids)))
    .orderBy(asc(stateChanges.sequence))
  const byRow = Map.groupBy(changes, ({ rowId }) => rowId)
  return new Map([...byRow].map(([id, steps]) => [id, steps.map(presentStep)]))
}

const presentStep = ({ to, cause, at }: StateChange): TopUp['history'][number] => ({
  state: TopUpState.parse(to),
  cause: TopUpCause.parse(cause),
  at: at.toISOString(),
})
