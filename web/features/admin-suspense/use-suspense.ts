import { keepPreviousData } from '@tanstack/react-query'
import { useListSuspendedTopUps, useListSuspenseCredits } from '#web/api/generated/admin-suspense.ts'
import type { SuspendedTopUp, SuspenseCredit } from '#web/api/generated/plinkAPI.schemas.ts'
import { usePolling } from '#web/staff/use-polling.ts'

export type Suspended = { credit: SuspenseCredit } | { topUp: SuspendedTopUp }

/**
 * A page of all payments in suspense, oldest first: the next bank transfers together with the next card top-ups. The cursor combines those of both
 * lists. The lists poll for updates.
 */
export function useSuspense(cursor: string | undefined) {
  const [ofCredits, ofTopUps] = placesIn(cursor)
  const query = { ...usePolling(), placeholderData: keepPreviousData }
  const credits = useListSuspenseCredits({ cursor: ofCredits }, { query: { ...query, enabled: ofCredits !== END } })
  const topUps = useListSuspendedTopUps({ cursor: ofTopUps }, { query: { ...query, enabled: ofTopUps !== END } })
  // React Query still returns the previous page of an ended list as a placeholder.
  const ofBank = ofCredits === END ? NOTHING : credits.data
  const ofCards = ofTopUps === END ? NOTHING : topUps.data
  return {
    data: ofBank && ofCards && { items: merged(ofBank.items, ofCards.items), nextCursor: cursorOf(ofBank, ofCards) },
    error: credits.error ?? topUps.error,
    isPlaceholderData:
      (ofCredits !== END && credits.isPlaceholderData) || (ofTopUps !== END && topUps.isPlaceholderData),
    refetch: () => {
      for (const list of [credits, topUps]) if (list.error) list.refetch()
    },
  }
}

/** Replaces the cursor of a list that has no more pages. */
const END = ''
const SEPARATOR = '_'
const NOTHING = { items: [], nextCursor: null }

/** Returns the cursor of each list. Undefined for its first page. */
function placesIn(cursor: string | undefined): [string | undefined, string | undefined] {
  if (cursor === undefined || cursor === SEPARATOR) return [undefined, undefined]
  const [ofCredits = END, ofTopUps = END] = cursor.split(SEPARATOR)
  return [ofCredits, ofTopUps]
}

interface Continued {
  nextCursor: string | null
}

function cursorOf(credits: Continued, topUps: Continued): string | null {
  if (credits.nextCursor === null && topUps.nextCursor === null) return null
  return [credits.nextCursor ?? END, topUps.nextCursor ?? END].join(SEPARATOR)
}

function merged(credits: readonly SuspenseCredit[], topUps: readonly SuspendedTopUp[]): Suspended[] {
  const all = [
    ...credits.map(credit => ({ since: credit.since, one: { credit } })),
    ...topUps.map(topUp => ({ since: topUp.since, one: { topUp } })),
  ]
  return all.toSorted((one, other) => Date.parse(one.since) - Date.parse(other.since)).map(({ one }) => one)
}
