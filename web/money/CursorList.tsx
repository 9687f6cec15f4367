import type { ReactNode } from 'react'
import { ButtonLink } from '#web/layouts/links.tsx'
import { useFocusOnPageChange } from '#web/lib/use-focus-on-page-change.ts'
import { classNames } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import type { ListPage } from './known-pages.ts'
import { Pager } from './Pager.tsx'
import { WalletFailed } from './WalletFailed.tsx'

interface CursorListProps<Item> {
  list: {
    data: (ListPage & { items: readonly Item[] }) | undefined
    error: unknown
    /** Whether `data` is the previous page, because the next one is loading. */
    isPlaceholderData: boolean
    refetch: () => void
  }
  /** The accessible name of the list. */
  label?: string
  skeleton: ReactNode
  empty: ReactNode
  /** Renders the items of the page. */
  children: (items: readonly Item[]) => ReactNode
}

/** The page of a list that the URL names, with links to the other pages. A page stays until the next one has loaded. */
export function CursorList<Item>({ list, label, skeleton, empty, children }: CursorListProps<Item>) {
  const { data, error, isPlaceholderData, refetch } = list
  const results = useFocusOnPageChange(isPlaceholderData ? undefined : data?.page)
  if (error && !data) return <WalletFailed error={error} onTryAgain={refetch} />
  if (!data) return skeleton
  if (data.items.length === 0) return empty
  return (
    <section
      ref={results}
      tabIndex={-1}
      aria-label={label}
      aria-busy={isPlaceholderData}
      className={classNames('grid scroll-mt-6 grid-cols-1 gap-4', isPlaceholderData && 'opacity-60')}
    >
      {children(data.items)}
      <Pager {...data} isPending={isPlaceholderData} />
    </section>
  )
}

interface EmptyListProps {
  icon: ReactNode
  texts: { emptyTitle: string; emptyText: string; nothingTitle: string; nothingText: string; seeAll: string }
  /** Whether a filter leaves items out. */
  isFiltered: boolean
  /** The path of the list without a filter. */
  all: string
  /** A link to the first step. */
  children?: ReactNode
}

/** Replaces a list without items: says what the list will contain and how to begin, or how to see more. */
export function EmptyList({ icon, texts, isFiltered, all, children }: EmptyListProps) {
  if (!isFiltered) {
    return (
      <EmptyState icon={icon} title={texts.emptyTitle} text={texts.emptyText}>
        {children}
      </EmptyState>
    )
  }
  return (
    <EmptyState icon={icon} title={texts.nothingTitle} text={texts.nothingText}>
      <ButtonLink variant="secondary" to={all}>
        {texts.seeAll}
      </ButtonLink>
    </EmptyState>
  )
}
