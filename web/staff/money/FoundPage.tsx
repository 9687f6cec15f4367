import type { ReactNode } from 'react'
import type { ApiError } from '#web/api/fetcher.ts'
import { LoadError } from '#web/layouts/errors.tsx'
import { ButtonLink, TextLink } from '#web/layouts/links.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { useFocusOnPageChange } from '#web/lib/use-focus-on-page-change.ts'
import { adminMoney } from '#web/messages/admin-money.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { Rows, RowsSkeleton } from '#web/ui/Rows.tsx'

const FIRST = 'first'

interface FoundPageProps<Item> {
  query: {
    data: { items: readonly Item[]; nextCursor: string | null } | undefined
    error: ApiError | null
    /** The page before is shown while the next one loads. */
    isPlaceholderData: boolean
    refetch: () => void
  }
  /** Undefined for the first page. */
  cursor: string | undefined
  /** The query of the URL of another page. */
  searchOf: (cursor?: string) => string
  /** The text of the link to the next page. */
  next: string
  /** In place of an empty page. */
  nothing: ReactNode
  row: (item: Item) => ReactNode
}

/** A page of a list whose cursor is in the URL. */
export function FoundPage<Item>({ query, cursor, searchOf, next, nothing, row }: FoundPageProps<Item>) {
  const t = useTexts(adminMoney)
  const { data, error, isPlaceholderData, refetch } = query
  const results = useFocusOnPageChange(isPlaceholderData || !data ? undefined : (cursor ?? FIRST))
  const isLost = error?.status === 400
  return (
    <>
      {cursor ? (
        <div className="-my-2">
          <TextLink to={{ search: searchOf() }}>{t.first}</TextLink>
        </div>
      ) : null}
      {/* The URL has an invalid or old cursor. A link to the first page is above. */}
      {isLost ? <Notice tone="warning">{t.cursorLost}</Notice> : null}
      {error && !isLost && !data ? <LoadError error={error} onTryAgain={refetch} /> : null}
      {data || error ? null : <RowsSkeleton count={4} />}
      {data && !isLost ? (
        <div
          ref={results}
          tabIndex={-1}
          aria-busy={isPlaceholderData}
          className={classNames('grid scroll-mt-6 grid-cols-1 gap-4', isPlaceholderData && 'opacity-60')}
        >
          {data.items.length === 0 ? nothing : <Rows>{data.items.map(row)}</Rows>}
          {data.nextCursor === null ? null : (
            <div>
              <ButtonLink variant="secondary" to={{ search: searchOf(data.nextCursor) }}>
                {next}
              </ButtonLink>
            </div>
          )}
        </div>
      ) : null}
    </>
  )
}
