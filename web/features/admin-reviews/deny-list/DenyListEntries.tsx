import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useListDenyList } from '#web/api/generated/admin-reviews.ts'
import type { AdminName, DenyListEntry } from '#web/api/generated/plinkAPI.schemas.ts'
import { ButtonLink } from '#web/layouts/links.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { CursorPage, useCursor } from '#web/staff/CursorPage.tsx'
import type { ActionOutcome } from '#web/staff/notes/ActionNotice.tsx'
import { noteDrafts } from '#web/staff/notes/use-note-form.ts'
import { useMayChange } from '#web/staff/use-may-change.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ClockIcon, ShieldIcon } from '#web/ui/icons.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { Rows } from '#web/ui/Rows.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import { adminDenyList } from './admin-deny-list.messages.ts'
import { type DenyListQuery, requestOf, searchOf } from './deny-list-query.ts'
import { RemoveEntryDialog, removalId } from './RemoveEntryDialog.tsx'

interface DenyListEntriesProps {
  query: DenyListQuery
  onOutcome: (notice: ActionOutcome) => void
}

/** A page of entries, the last added first. */
export function DenyListEntries({ query, onOutcome }: DenyListEntriesProps) {
  const cursor = useCursor()
  const list = useListDenyList(requestOf(query, cursor), { query: { placeholderData: keepPreviousData } })
  return (
    <CursorPage query={list} cursor={cursor} next="older" first="newest" nothing={<Nothing query={query} />}>
      {entries => <Entries entries={entries} onOutcome={onOutcome} />}
    </CursorPage>
  )
}

interface EntriesProps {
  entries: readonly DenyListEntry[]
  onOutcome: (notice: ActionOutcome) => void
}

function Entries({ entries, onOutcome }: EntriesProps) {
  const [pending, setPending] = useState<DenyListEntry | null>(
    () => entries.find(({ entryId }) => noteDrafts.of(removalId(entryId)) !== undefined) ?? null,
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
      <Rows>
        {entries.map(entry => (
          <DenyListRow key={entry.entryId} entry={entry} onRemove={() => ask(entry)} />
        ))}
      </Rows>
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
        <ButtonLink variant="secondary" to={{ search: searchOf({ status, digits: '' }) }}>
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

/** An entry, with a button while it is on the list, or with the facts of its removal. */
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
          <div className="grid grid-cols-1 gap-1 border-s-2 border-line ps-3 wrap-anywhere">
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
    <p className="flex flex-wrap gap-x-2 text-sm wrap-anywhere text-muted">
      <span>{said}</span>
      <time dateTime={at}>{t.at(dateTime(at))}</time>
      <span>
        (<Ltr>{admin.email}</Ltr>)
      </span>
    </p>
  )
}
