import type { ReactNode } from 'react'
import { LoadError } from '#web/layouts/errors.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ClockIcon } from '#web/ui/icons.tsx'
import { RowsSkeleton } from '#web/ui/Rows.tsx'

interface ClosedCardsProps<Item> {
  query: { data: { items: readonly Item[] } | undefined; error: unknown; refetch: () => void }
  texts: { nothingClosedTitle: string; nothingClosedText: string; closedLead: string }
  card: (item: Item) => ReactNode
}

/** The cards of closed items. */
export function ClosedCards<Item>({ query, texts, card }: ClosedCardsProps<Item>) {
  const { data, error, refetch } = query
  if (!data) return error ? <LoadError error={error} onTryAgain={refetch} /> : <RowsSkeleton count={3} />
  if (data.items.length === 0) {
    return <EmptyState icon={<ClockIcon />} title={texts.nothingClosedTitle} text={texts.nothingClosedText} />
  }
  return (
    <>
      <p className="text-sm text-muted">{texts.closedLead}</p>
      <ul className="grid grid-cols-1 gap-3">{data.items.map(card)}</ul>
    </>
  )
}
