import type { TopUp } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { CardTopUp } from '#api/kernel/db/schema/top-ups.ts'
import { isOpen } from '#api/money/top-ups/card-top-ups.store.ts'
import { presentTopUps } from '#api/money/top-ups/present-top-ups.ts'
import { cardFormUrl } from './card-form.ts'

/** Top-ups as their customer sees them, in the same order. */
export async function presentOwnTopUps(deps: Deps, topUps: CardTopUp[]): Promise<TopUp[]> {
  const responses = await presentTopUps(deps.db, topUps)
  return responses.map((each, index) => ({ ...each, ...linksOf(topUps[index]!, deps) }))
}

export async function presentOwnTopUp(deps: Deps, topUp: CardTopUp): Promise<TopUp> {
  const [response] = await presentOwnTopUps(deps, [topUp])
  return response!
}

/** Where the card is entered, or the payment confirmed. */
function linksOf(topUp: CardTopUp, deps: Deps): Pick<TopUp, 'cardForm' | 'threeDsUrl'> {
  const { id, state, startedAt, threeDsUrl } = topUp
  return {
    ...(isOpen(topUp) && startedAt === null && { cardForm: cardFormOf(deps, id) }),
    ...(state === 'awaiting_3ds' && threeDsUrl !== null && { threeDsUrl }),
  }
}

function cardFormOf(deps: Deps, topUpId: string): TopUp['cardForm'] {
  const { kind } = deps.providers.cardTopUp.form()
  return kind === 'hosted' ? { kind, url: cardFormUrl(deps, topUpId) } : { kind }
}
