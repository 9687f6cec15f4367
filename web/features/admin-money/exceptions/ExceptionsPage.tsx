import { keepPreviousData, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useErrorText } from '#web/api/error-text.ts'
import type { ApiError } from '#web/api/fetcher.ts'
import {
  getCountMoneyQueuesQueryKey,
  getListMoneyExceptionsQueryKey,
  resolveMoneyException,
  useListMoneyExceptions,
} from '#web/api/generated/admin-money.ts'
import type { MoneyException } from '#web/api/generated/plinkAPI.schemas.ts'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { adminExceptions } from '#web/messages/admin-exceptions.ts'
import { adminMoney } from '#web/messages/admin-money.ts'
import { adminSession } from '#web/session/admin-session-state.ts'
import { createDrafts, useSaveDraft } from '#web/staff/drafts/drafts.ts'
import { ExceptionRow } from '#web/staff/money/ExceptionRow.tsx'
import { FoundPage } from '#web/staff/money/FoundPage.tsx'
import { ActionNotice, type ActionOutcome } from '#web/staff/notes/ActionNotice.tsx'
import { NoteDialog } from '#web/staff/notes/NoteDialog.tsx'
import { usePolling } from '#web/staff/use-polling.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { CheckCircleIcon, ClockIcon } from '#web/ui/icons.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'

/** Reports of banks and providers that contradict our books. Tab and cursor are in the URL. */
export function ExceptionsPage() {
  const t = useTexts(adminExceptions)
  const [params, setParams] = useSearchParams()
  const [notice, setNotice] = useState<ActionOutcome | null>(null)
  const status = params.get('status') === 'resolved' ? 'resolved' : 'open'
  return (
    <>
      <div className="grid gap-1">
        <PageHeading title={t.title} />
        <p className="text-muted">{t.lead}</p>
      </div>
      <ActionNotice outcome={notice} />
      <Tabs
        id="exceptions"
        label={t.tabs}
        tabs={[
          { value: 'open', label: t.open },
          { value: 'resolved', label: t.resolved },
        ]}
        value={status}
        onValueChange={chosen => setParams(chosen === 'resolved' ? { status: chosen } : {})}
      >
        <ExceptionList status={status} cursor={params.get('cursor') || undefined} onOutcome={setNotice} />
      </Tabs>
    </>
  )
}

type Status = 'open' | 'resolved'

/** At most one resolution is unconfirmed. */
const DRAFT = 'resolution'

interface ExceptionListProps {
  status: Status
  /** Undefined for the first page. */
  cursor: string | undefined
  onOutcome: (notice: ActionOutcome) => void
}

/** A page of exceptions. The list polls for updates. An unconfirmed resolution stays on screen. */
function ExceptionList({ status, cursor, onOutcome }: ExceptionListProps) {
  const t = useTexts(adminExceptions)
  const { later } = useTexts(adminMoney)
  const query = useListMoneyExceptions(
    { status: status === 'open' ? undefined : status, cursor },
    { query: { ...usePolling(), placeholderData: keepPreviousData } },
  )
  const [unconfirmed, setUnconfirmed] = useState(resolutionDrafts.of(DRAFT) ?? null)
  const [open, setOpen] = useState(unconfirmed !== null)
  useSaveDraft(() => resolutionDrafts.save(DRAFT, open ? unconfirmed : null))
  const ask = (exception: MoneyException) => {
    setUnconfirmed(exception)
    setOpen(true)
  }
  const tell = (notice: ActionOutcome) => {
    setOpen(false)
    onOutcome(notice)
  }
  return (
    <>
      <FoundPage
        query={query}
        cursor={cursor}
        searchOf={next => searchOf(status, next)}
        next={later}
        nothing={
          status === 'open' ? (
            <EmptyState icon={<CheckCircleIcon />} title={t.nothingTitle} text={t.nothing} />
          ) : (
            <EmptyState icon={<ClockIcon />} title={t.noneResolvedTitle} text={t.noneResolved} />
          )
        }
        row={exception => <ExceptionRow key={exception.exceptionId} exception={exception} onResolve={ask} />}
      />
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

const searchOf = (status: Status, cursor?: string): string =>
  new URLSearchParams({ ...(status === 'resolved' && { status }), ...(cursor && { cursor }) }).toString()

interface ResolveDialogProps {
  exception: MoneyException
  open: boolean
  onClose: () => void
  onOutcome: (notice: ActionOutcome) => void
}

/** Asks how an exception was cleared up. */
function ResolveDialog({ exception: { exceptionId, kind }, open, onClose, onOutcome }: ResolveDialogProps) {
  const t = useTexts(adminExceptions)
  const errorText = useErrorText()
  const queryClient = useQueryClient()
  const reload = () => {
    queryClient.invalidateQueries({ queryKey: getListMoneyExceptionsQueryKey() })
    queryClient.invalidateQueries({ queryKey: getCountMoneyQueuesQueryKey() })
  }
  /** Somebody else has resolved it meanwhile. */
  const onOutdated = (error: ApiError): boolean => {
    const { code } = error.body
    if (code !== 'MONEY_EXCEPTION_RESOLVED' && code !== 'MONEY_EXCEPTION_NOT_FOUND') return false
    reload()
    onOutcome({ tone: 'warning', text: t.outdated(errorText(error)) })
    return true
  }
  return (
    <NoteDialog
      open={open}
      onClose={onClose}
      title={t.resolveTitle}
      description={
        <>
          <p className="font-semibold text-ink">{t.kinds[kind]}</p>
          <p>{t.resolveText}</p>
        </>
      }
      label={t.noteLabel}
      words={{ act: t.resolve, acting: t.resolving }}
      action={{
        // The key under which an unsent note is stored when the session ends.
        id: `resolve ${exceptionId}`,
        call: (note, init) => resolveMoneyException(exceptionId, { note }, init),
        onDone: () => {
          reload()
          onOutcome({ tone: 'success', text: t.wasResolved })
        },
        onOutdated,
      }}
    />
  )
}
