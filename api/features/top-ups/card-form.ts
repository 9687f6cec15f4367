import type { Deps } from '#api/deps.ts'
import type { CardTopUp } from '#api/kernel/db/schema/top-ups.ts'
import { addSeconds } from '#api/kernel/platform/clock.ts'
import { isSameSecret, keyedHash } from '#api/kernel/platform/cryptography.ts'
import {
  cardTopUpOf,
  changeCardTopUp,
  isOpen,
  lockCardTopUp,
  mayHavePayment,
  nextAsked,
} from '#api/money/top-ups/card-top-ups.store.ts'
import { refreshTopUp, TOP_UP_LIFETIME_SECONDS } from '#api/money/top-ups/refresh-top-up.ts'

/** A link that is followed within this time needs no session. An older one leads back to the top-up, which has a new link. */
const LINK_LIFETIME_SECONDS = 900

type LinkDeps = Pick<Deps, 'publicUrl' | 'secretKey' | 'clock'>

/** The address of the page where the card of a top-up is entered. Nobody can guess it, and it is valid for this top-up only. */
export function cardFormUrl({ publicUrl, secretKey, clock }: LinkDeps, topUpId: string): string {
  const expires = String(Math.floor(clock().getTime() / 1000) + LINK_LIFETIME_SECONDS)
  return `${publicUrl}/card-form/${topUpId}/${expires}/${signatureOf(secretKey, topUpId, expires)}`
}

/** Checks the signature of the link. The link may have expired. */
export const isCardFormLink = (secretKey: string, topUpId: string, expires: string, signature: string): boolean =>
  isSameSecret(signature, signatureOf(secretKey, topUpId, expires))

const signatureOf = (secretKey: string, topUpId: string, expires: string): string =>
  keyedHash(secretKey, 'card form', topUpId, expires)

export const topUpUrl = (publicUrl: string, topUpId: string): string => `${publicUrl}/app/services/topup/${topUpId}`

export const expiryOf = ({ createdAt }: CardTopUp): Date => addSeconds(createdAt, TOP_UP_LIFETIME_SECONDS)

/**
 * Notes that a card may be sent from now on, so that the provider is asked until the payment can no longer appear. Returns the top-up, or why
 * no card can be entered.
 */
export async function openCardForm(
  deps: Deps,
  id: string,
): Promise<CardTopUp | 'unavailable' | 'not_in_use' | 'not_enterable'> {
  const topUpBefore = await cardTopUpOf(deps.db, id)
  if (mayHavePayment(topUpBefore) && !(await refreshTopUp(deps, topUpBefore))) return 'unavailable'
  return deps.db.transaction(async tx => {
    const { topUp, locked } = await lockCardTopUp(tx, id)
    const now = deps.clock()
    if (!isOpen(topUp) || topUp.startedAt !== null || now >= expiryOf(topUp)) return 'not_enterable'
    if (locked.wallet.frozenAt !== null || locked.wallet.status === 'inactive') return 'not_in_use'
    return changeCardTopUp(tx, topUp, { formOpenedAt: now, dueAt: nextAsked(topUp, now) })
  })
}
