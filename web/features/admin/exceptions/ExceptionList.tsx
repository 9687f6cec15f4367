import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useErrorText } from '#web/api/error-text.ts'
import { useListMoneyExceptions } from '#web/api/generated/admin.ts'
import type { MoneyException, MoneyExceptionList } from '#web/api/generated/model/index.ts'
import { ButtonLink, TextLink } from '#web/layouts/links.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { useFocusOnPageChange } from '#web/lib/use-focus-on-page-change.ts'
import { adminExceptions } from '#web/messages/admin-exceptions.ts'
import { adminSession } from '#web/session/admin-session-state.ts'
import { classNames } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { CheckCircleIcon, ClockIcon } from '#web/ui/icons.tsx'
import { LoadFailed } from '#web/ui/LoadFailed.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Rows, RowsSkeleton } from '#web/ui/Rows.tsx'
import { createDrafts, useSaveDraft } from '../drafts/drafts.ts'
import type { ActionOutcome } from '../notes/ActionNotice.tsx'
import { useLive } from '../use-live.ts'
import { ExceptionRow } from './ExceptionRow.tsx'
import { ResolveDialog } from './ResolveDialog.tsx'

type Status = 'open' | 'resolved'

const FIRST = 'first'
/** At most one resolution is unconfirmed. */
const DRAFT = 'resolution'

interface ExceptionListProps {
  status: Status
  /** Undefined for the first page. */
  cursor: string | undefined
  onOutcome: (news: ActionOutcome) => void
}

/** A page of exceptions. The list polls for updates. An unconfirmed resolution stays on screen. */
export function ExceptionList({ status, cursor, onOutcome }: ExceptionListProps) {
  const t = useTexts(adminExceptions)
  const errorText = useErrorText()
  const { data, error, isPlaceholderData, refetch } = useListMoneyExceptions(
    { status: status === 'open' ? undefined : status, cursor },
    { query: { ...useLive(), placeholderData: keepPreviousData } },
  )
  const results = useFocusOnPageChange(isPlaceholderData || !data ? undefined : (cursor ?? FIRST))
  const [unconfirmed, setUnconfirmed] = useState(resolutionDrafts.of(DRAFT) ?? null)
  const [open, setOpen] = useState(unconfirmed !== null)
  useSaveDraft(() => resolutionDrafts.save(DRAFT, open ? unconfirmed : null))
  const ask = (exception: MoneyException) => {
    setUnconfirmed(exception)
    setOpen(true)
  }
  const tell = (news: ActionOutcome) => {
    setOpen(false)
    onOutcome(news)
  }
  return (
    <>
      {cursor ? (
        <div className="-my-2">
          <TextLink to={{ search: searchOf(status) }}>{t.first}</TextLink>
        </div>
      ) : null}
      {/* The URL has an invalid or old cursor. A link to the first page is above. */}
      {error?.status === 400 ? <Notice tone="warning">{t.cursorLost}</Notice> : null}
      {error && error.status !== 400 && !data ? <LoadFailed text={errorText(error)} onTryAgain={refetch} /> : null}
      {data || error ? null : <RowsSkeleton count={3} />}
      {data && error?.status !== 400 ? (
        <div
          ref={results}
          tabIndex={-1}
          aria-busy={isPlaceholderData}
          className={classNames('grid scroll-mt-6 grid-cols-1 gap-4', isPlaceholderData && 'opacity-60')}
        >
          <Page data={data} status={status} onResolve={ask} />
        </div>
      ) : null}
      {unconfirmed ? (
        <ResolveDialog
          // Each exception has its own note.
          key={unconfirmed.exceptionId}
          exception={unconfirmed}
          open={open}
          onClose={() => setOpen(false)}
          onOutcome={tell}
        />
      ) : null}
    </>
  )
}

/** The unconfirmed resolution when a session ended. Its note is stored separately. */
const resolutionDrafts = createDrafts<MoneyException>(adminSession)

interface PageProps {
  data: MoneyExceptionList
  status: Status
  onResolve: (exception: MoneyException) => void
}

function Page({ data: { items, nextCursor }, status, onResolve }: PageProps) {
  const t = useTexts(adminExceptions)
  if (items.length === 0) {
    return status === 'open' ? (
      <EmptyState icon={<CheckCircleIcon />} title={t.nothingTitle} text={t.nothing} />
    ) : (
      <EmptyState icon={<ClockIcon />} title={t.noneResolvedTitle} text={t.noneResolved} />
    )
  }
  return (
    <>
      <Rows>
        {items.map(exception => (
          <ExceptionRow key={exception.exceptionId} exception={exception} onResolve={onResolve} />
        ))}
      </Rows>
      {nextCursor === null ? null : (
        <div>
          <ButtonLink variant="secondary" to={{ search: searchOf(status, nextCursor) }}>
            {t.later}
          </ButtonLink>
        </div>
      )}
    </>
  )
}

const searchOf = (status: Status, cursor?: string): string =>
  new URLSearchParams({ ...(status === 'resolved' && { status }), ...(cursor && { cursor }) }).toString()
