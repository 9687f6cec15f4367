import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ApiError } from '#web/api/fetcher.ts'
import { LoadError } from '#web/layouts/errors.tsx'
import { ButtonLink, TextLink } from '#web/layouts/links.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { useFocusOnPageChange } from '#web/lib/use-focus-on-page-change.ts'
import { adminPages } from '#web/messages/staff/admin-pages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { RowsSkeleton } from '#web/ui/Rows.tsx'

/** The cursor in the URL. Undefined for the first page. */
export const useCursor = (): string | undefined => useSearchParams()[0].get('cursor') || undefined

const FIRST = 'first'

interface CursorPageProps<Item> {
  query: {
    data: { items: readonly Item[]; nextCursor: string | null } | undefined
    error: ApiError | null
    /** Whether `data` is the previous page, because the next one is loading. */
    isPlaceholderData: boolean
    refetch: () => void
  }
  /** Undefined for the first page. */
  cursor: string | undefined
  /** The wording of the links to the next and to the first page. */
  next: 'older' | 'next'
  first?: 'newest' | 'first'
  /** The number of rows in the placeholder of the first page. */
  placeholders?: number
  /** Replaces an empty page. */
  nothing: ReactNode
  children: (items: readonly Item[]) => ReactNode
}

/** A page of a list whose cursor is in the URL. */
export function CursorPage<Item>(props: CursorPageProps<Item>) {
  const { query, cursor, next, first = 'first', placeholders = 4, nothing, children } = props
  const t = useTexts(adminPages)
  const [params] = useSearchParams()
  const { data, error, isPlaceholderData, refetch } = query
  const results = useFocusOnPageChange(isPlaceholderData || !data ? undefined : (cursor ?? FIRST))
  const isLost = error?.status === 400
  return (
    <>
      {cursor ? (
        <div className="-my-2">
          <TextLink to={{ search: searchOf(params) }}>{t[first]}</TextLink>
        </div>
      ) : null}
      {/* The URL has an invalid or old cursor. A link to the first page is above. */}
      {isLost ? <Notice tone="warning">{t.lost}</Notice> : null}
      {error && !isLost && !data ? <LoadError error={error} onTryAgain={refetch} /> : null}
      {data || error ? null : <RowsSkeleton count={placeholders} />}
      {data && !isLost ? (
        <div
          ref={results}
          tabIndex={-1}
          aria-busy={isPlaceholderData}
          className={classNames('grid scroll-mt-6 grid-cols-1 gap-4', isPlaceholderData && 'opacity-60')}
        >
          {data.items.length === 0 ? nothing : children(data.items)}
          {data.nextCursor === null ? null : (
            <div>
              <ButtonLink variant="secondary" to={{ search: searchOf(params, data.nextCursor) }}>
                {t[next]}
              </ButtonLink>
            </div>
          )}
        </div>
      ) : null}
    </>
  )
}

/** The query of another page of the same list. */
function searchOf(params: URLSearchParams, cursor?: string): string {
  const { cursor: _, ...filters } = Object.fromEntries(params)
  return new URLSearchParams({ ...filters, ...(cursor && { cursor }) }).toString()
}
