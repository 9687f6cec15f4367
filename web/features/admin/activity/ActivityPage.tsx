import { keepPreviousData } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { useErrorText } from '#web/api/error-text.ts'
import { useListAdminEvents } from '#web/api/generated/admin.ts'
import { ButtonLink, TextLink } from '#web/layouts/links.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { useFocusOnPageChange } from '#web/lib/use-focus-on-page-change.ts'
import { adminActivity } from '#web/messages/admin-activity.ts'
import { paths } from '#web/paths.ts'
import { classNames } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ClockIcon } from '#web/ui/icons.tsx'
import { LoadFailed } from '#web/ui/LoadFailed.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { RowsSkeleton } from '#web/ui/Rows.tsx'
import { AdminEvents } from './AdminEvents.tsx'

/** The cursor of the list is in the URL, so that Back shows the previous page. */
export function ActivityPage() {
  const t = useTexts(adminActivity)
  const [params] = useSearchParams()
  const cursor = params.get('cursor') || undefined
  return (
    <>
      <div className="grid gap-1">
        <PageHeading title={t.title} />
        <p className="text-muted">{t.lead}</p>
      </div>
      {cursor ? (
        <div className="-my-2">
          <TextLink to={paths.adminActivity}>{t.newest}</TextLink>
        </div>
      ) : null}
      <EventPage cursor={cursor} />
    </>
  )
}

const FIRST = 'first'

function EventPage({ cursor }: { cursor?: string }) {
  const t = useTexts(adminActivity)
  const errorText = useErrorText()
  const { data, error, isPlaceholderData, refetch } = useListAdminEvents(cursor ? { cursor } : undefined, {
    query: { placeholderData: keepPreviousData },
  })
  const results = useFocusOnPageChange(data && !isPlaceholderData ? (cursor ?? FIRST) : undefined)
  // The URL has an invalid or old cursor. A link to the newest events is above.
  if (error?.status === 400) return <Notice tone="warning">{t.cursorLost}</Notice>
  if (error && !data) return <LoadFailed text={errorText(error)} onTryAgain={refetch} />
  if (!data) return <RowsSkeleton count={6} />
  if (data.items.length === 0) {
    return <EmptyState icon={<ClockIcon />} title={t.noneTitle} text={t.none} />
  }
  return (
    <div
      ref={results}
      tabIndex={-1}
      aria-busy={isPlaceholderData}
      className={classNames('grid scroll-mt-6 grid-cols-1 gap-4', isPlaceholderData && 'opacity-60')}
    >
      <AdminEvents events={data.items} />
      {data.nextCursor === null ? null : (
        <div>
          <ButtonLink variant="secondary" to={{ search: new URLSearchParams({ cursor: data.nextCursor }).toString() }}>
            {t.older}
          </ButtonLink>
        </div>
      )}
    </div>
  )
}
