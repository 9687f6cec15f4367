import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useListDenyList } from '#web/api/generated/admin-reviews.ts'
import type { AdminName, DenyList, DenyListEntry } from '#web/api/generated/plinkAPI.schemas.ts'
import { LoadError } from '#web/layouts/errors.tsx'
import { ButtonLink, TextLink } from '#web/layouts/links.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { useFocusOnPageChange } from '#web/lib/use-focus-on-page-change.ts'
import { adminDenyList } from '#web/messages/admin-deny-list.ts'
import type { ActionOutcome } from '#web/staff/notes/ActionNotice.tsx'
import { noteDrafts } from '#web/staff/notes/use-note-form.ts'
import { useMayChange } from '#web/staff/use-may-change.ts'
import { Button } from '#web/ui/Button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ClockIcon, ShieldIcon } from '#web/ui/icons.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Rows, RowsSkeleton } from '#web/ui/Rows.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import { type DenyListQuery, requestOf, searchOf } from './deny-list-query.ts'
import { RemoveEntryDialog, removalId } from './RemoveEntryDialog.tsx'

const FIRST = 'first'

interface DenyListEntriesProps {
  query: DenyListQuery
  /** Undefined for the first page. */
  cursor: string | undefined
  onOutcome: (notice: ActionOutcome) => void
}

/** A page of entries, the last added first. */
export function DenyListEntries({ query, cursor, onOutcome }: DenyListEntriesProps) {
  const t = useTexts(adminDenyList)
  const { data, error, isPlaceholderData, refetch } = useListDenyList(requestOf(query, cursor), {
    query: { placeholderData: keepPreviousData },
  })
  const results = useFocusOnPageChange(isPlaceholderData || !data ? undefined : (cursor ?? FIRST))
  const toNewest = { search: new URLSearchParams(searchOf(query)).toString() }
  return (
    <>
      {cursor ? (
        <div className="-my-2">
          <TextLink to={toNewest}>{t.newest}</TextLink>
        </div>
      ) : null}
      {/* The URL has an invalid or old cursor. A link to the newest entries is above. */}
      {error?.status === 400 ? <Notice tone="warning">{t.cursorLost}</Notice> : null}
      {error && error.status !== 400 && !data ? <LoadError error={error} onTryAgain={refetch} /> : null}
      {data || error ? null : <RowsSkeleton count={4} />}
      {data && !error ? (
        <div
          ref={results}
          tabIndex={-1}
          aria-busy={isPlaceholderData}
          className={classNames('grid scroll-mt-6 grid-cols-1 gap-4', isPlaceholderData && 'opacity-60')}
        >
          <Page data={data} query={query} onOutcome={onOutcome} />
        </div>
      ) : null}
    </>
  )
}

interface PageProps {
  data: DenyList
  query: DenyListQuery
  onOutcome: (notice: ActionOutcome) => void
}

function Page({ data: { items, nextCursor }, query, onOutcome }: PageProps) {
  const t = useTexts(adminDenyList)
  const [pending, setPending] = useState<DenyListEntry | null>(
    () => items.find(({ entryId }) => noteDrafts.of(removalId(entryId)) !== undefined) ?? null,
  )
  const [isOpen, setOpen] = useState(pending !== null)
  const ask = (entry: DenyListEntry) => {
    setPending(entry)
    setOpen(true)
  }
  const tell = (notice: ActionOutcome) => {
    setOpen(false)
    onOutcome(notice)
  }
  return (
    <>
      {items.length === 0 ? <Nothing query={query} /> : null}
      {items.length > 0 ? (
        <Rows>
          {items.map(entry => (
            <DenyListRow key={entry.entryId} entry={entry} onRemove={() => ask(entry)} />
          ))}
        </Rows>
      ) : null}
      {nextCursor === null ? null : (
        <div>
          <ButtonLink variant="secondary" to={{ search: new URLSearchParams(searchOf(query, nextCursor)).toString() }}>
            {t.older}
          </ButtonLink>
        </div>
      )}
      {pending ? (
        <RemoveEntryDialog
          // Each entry has its own reason.
          key={pending.entryId}
          entry={pending}
          open={isOpen}
          onClose={() => setOpen(false)}
          onOutcome={tell}
        />
      ) : null}
    </>
  )
}

function Nothing({ query: { status, digits } }: { query: DenyListQuery }) {
  const t = useTexts(adminDenyList)
  if (digits) {
    return (
      <EmptyState icon={<ShieldIcon />} title={t.nothingTitle(digits)} text={t.nothing}>
        <ButtonLink
          variant="secondary"
          to={{ search: new URLSearchParams(searchOf({ status, digits: '' })).toString() }}
        >
          {t.showAll}
        </ButtonLink>
      </EmptyState>
    )
  }
  return status === 'removed' ? (
    <EmptyState icon={<ClockIcon />} title={t.noneRemovedTitle} text={t.noneRemoved} />
  ) : (
    <EmptyState icon={<ShieldIcon />} title={t.noneTitle} text={t.none} />
  )
}

interface DenyListRowProps {
  entry: DenyListEntry
  onRemove: () => void
}

/** An entry, with a button while it is on the list, or with its removal. */
function DenyListRow({ entry: { lastDigits, reason, addedBy, addedAt, removal }, onRemove }: DenyListRowProps) {
  const t = useTexts(adminDenyList)
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-3 px-4 py-4">
      <div className="grid min-w-0 flex-1 basis-64 gap-2">
        <h2 className="font-semibold">
          {t.endsWith} <Ltr>{lastDigits}</Ltr>
        </h2>
        <p className="whitespace-pre-line wrap-anywhere">
          <bdi>{reason}</bdi>
        </p>
        <Who said={t.added(addedBy.name)} admin={addedBy} at={addedAt} />
        {removal ? (
          <div className="grid gap-1 border-s-2 border-line ps-3">
            <p className="text-sm whitespace-pre-line wrap-anywhere">
              <bdi>{removal.reason}</bdi>
            </p>
            <Who said={t.removedBy(removal.admin.name)} admin={removal.admin} at={removal.removedAt} />
          </div>
        ) : null}
      </div>
      {useMayChange() && !removal ? (
        <Button variant="secondary" onClick={onRemove}>
          {t.remove}{' '}
          <VisuallyHidden>
            {t.endsWith} {lastDigits}
          </VisuallyHidden>
        </Button>
      ) : null}
    </li>
  )
}

function Who({ said, admin, at }: { said: string; admin: AdminName; at: string }) {
  const t = useTexts(adminDenyList)
  const { dateTime } = useFormats()
  return (
    <p className="flex flex-wrap gap-x-2 text-sm text-muted">
      <span>{said}</span>
      <span className="wrap-anywhere">
        (<Ltr>{admin.email}</Ltr>)
      </span>
      <time dateTime={at}>{t.at(dateTime(at))}</time>
    </p>
  )
}
