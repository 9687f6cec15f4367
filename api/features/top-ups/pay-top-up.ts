import type { TopUp } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { CardTopUp } from '#api/kernel/db/schema/top-ups.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { walletOf } from '#api/money/ledger/find-wallet.ts'
import { requireInUse } from '#api/money/ledger/wallets.ts'
import {
  cardTopUpOf,
  changeCardTopUp,
  isOpen,
  lockCardTopUp,
  nextAsked,
} from '#api/money/top-ups/card-top-ups.store.ts'
import { refreshTopUp } from '#api/money/top-ups/refresh-top-up.ts'
import type { CardPaymentStart } from '#api/outside/providers/money-providers.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'
import { topUpUrl } from './card-form.ts'
import { presentOwnTopUp } from './present-own-top-ups.ts'

/**
 * Sends the card to the provider, under the id of the top-up. While a payment of it may be under way, the card is not sent again and the
 * provider is asked. Throws `WALLET_NOT_FOUND`, `TOP_UP_NOT_FOUND`, `TOP_UP_ENDED`, `WALLET_INACTIVE`, `WALLET_FROZEN`.
 */
export async function payTopUp(
  deps: Deps,
  { account }: AccountBearer,
  topUpId: string,
  cardToken: string,
): Promise<TopUp> {
  const wallet = await walletOf(deps.db, account.id)
  await cardTopUpOf(deps.db, topUpId, wallet.id)
  const { topUp, isOurs } = await claim(deps, topUpId)
  const start = isOurs ? await startPayment(deps, topUp, cardToken) : undefined
  if (start) await applyStart(deps, topUpId, start)
  // A card that was refused, or waits for 3-D Secure, leaves nothing to ask.
  const isClear = start?.kind === 'failed' || (start?.kind === 'started' && start.url !== null)
  if (!isClear) await refreshTopUp(deps, await cardTopUpOf(deps.db, topUpId))
  return presentOwnTopUp(deps, await cardTopUpOf(deps.db, topUpId))
}

/** Stores that the card is sent before it is sent, so that the provider is asked even if the process dies in between. */
function claim({ db, clock }: Deps, id: string): Promise<{ topUp: CardTopUp; isOurs: boolean }> {
  return db.transaction(async tx => {
    const { topUp, locked } = await lockCardTopUp(tx, id)
    if (!isOpen(topUp)) throw new PlinkError('TOP_UP_ENDED')
    requireInUse(locked)
    if (topUp.startedAt !== null) return { topUp, isOurs: false }
    const at = clock()
    const changes = { startedAt: at, dueAt: nextAsked(topUp, at) }
    const step = { state: 'awaiting_3ds', cause: 'card_sent', at } as const
    const claimedTopUp = await changeCardTopUp(tx, topUp, changes, topUp.state === 'created' ? step : undefined)
    return { topUp: claimedTopUp, isOurs: true }
  })
}

const startPayment = ({ providers, publicUrl }: Deps, { id, amount }: CardTopUp, cardToken: string) =>
  providers.cardTopUp.start({
    id,
    amount,
    cardToken,
    returnUrl: topUpUrl(publicUrl, id),
    description: 'Plink wallet top-up',
  })

async function applyStart({ db, clock }: Deps, id: string, start: CardPaymentStart): Promise<void> {
  if (start.kind === 'unavailable') return
  await db.transaction(async tx => {
    const { topUp } = await lockCardTopUp(tx, id)
    // A webhook may have arrived first.
    if (!isOpen(topUp)) return
    const at = clock()
    // The provider may not have known of a payment when it wrote this answer.
    const changes = { startedAt: topUp.startedAt ?? at }
    if (start.kind === 'started') {
      await changeCardTopUp(tx, topUp, { ...changes, reference: start.reference, threeDsUrl: start.url })
    } else {
      const dueAt = nextAsked(topUp, at, false)
      await changeCardTopUp(tx, topUp, { ...changes, dueAt }, { state: 'failed', cause: start.failure, at })
    }
  })
}
