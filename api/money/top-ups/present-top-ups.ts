import type { TopUp } from '#api/contract/generated/schemas.ts'
import { TopUpCause, TopUpState } from '#api/contract/generated/schemas.ts'
import type { Db } from '#api/kernel/db/client.ts'
import type { StateChange } from '#api/kernel/db/schema/state-changes.ts'
import type { CardTopUp } from '#api/kernel/db/schema/top-ups.ts'
import { type AsItIsOrWas, historiesOf } from '#api/kernel/db/state-histories.ts'
import { sar } from '#domain/money/money.ts'

/** Returns top-ups with their histories, in the same order, without the links to pay them. */
export async function presentTopUps(db: Db, topUps: AsItIsOrWas<CardTopUp>[]): Promise<TopUp[]> {
  const histories = await historiesOf(db, 'card_top_ups', topUps)
  return topUps.map((topUp, index) => present(topUp, histories[index]!))
}

function present(topUp: CardTopUp, history: StateChange[]): TopUp {
  const { id, amount, subWalletId, state, createdAt, transactionId } = topUp
  return {
    topUpId: id,
    amount: sar(amount),
    ...(subWalletId !== null && { subWallet: subWalletId }),
    state,
    cause: causeOf(topUp),
    createdAt: createdAt.toISOString(),
    ...(transactionId !== null && { referenceId: transactionId }),
    history: history.map(presentStep),
  }
}

/** After the last state, the money may still arrive, be credited from suspense, or go back. */
function causeOf({
  state,
  stateCause,
  suspended,
  suspendedCause,
  returnedAt,
  transactionId,
}: CardTopUp): TopUp['cause'] {
  if (suspended > 0 && suspendedCause !== null) return suspendedCause
  if (returnedAt !== null) return 'payment_returned'
  const isCredited = transactionId !== null && CREDITED_LATER.has(state)
  return isCredited ? 'credited' : stateCause
}

const CREDITED_LATER: ReadonlySet<TopUp['state']> = new Set(['paid', 'failed', 'expired'])

const presentStep = ({ to, cause, at }: StateChange): TopUp['history'][number] => ({
  state: TopUpState.parse(to),
  cause: TopUpCause.parse(cause),
  at: at.toISOString(),
})
