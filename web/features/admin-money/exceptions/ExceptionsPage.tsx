import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnyErrorCode } from '#web/api/fetcher.ts'
import {
  getCountMoneyQueuesQueryKey,
  getListMoneyExceptionsQueryKey,
  useListMoneyExceptions,
  useResolveMoneyException,
} from '#web/api/generated/admin-money.ts'
import type { MoneyException } from '#web/api/generated/plinkAPI.schemas.ts'
import { PageIntro } from '#web/layouts/PageHeading.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { adminExceptions } from '#web/messages/staff/admin-exceptions.ts'
import { adminSession } from '#web/session/admin-session-state.ts'
import { CursorPage, useCursor } from '#web/staff/CursorPage.tsx'
import { CustomerNumber } from '#web/staff/CustomerName.tsx'
import { createDrafts } from '#web/staff/drafts/drafts.ts'
import { ExceptionRow } from '#web/staff/money/ExceptionRow.tsx'
import { ActionNotice, type ActionOutcome } from '#web/staff/notes/ActionNotice.tsx'
import { NoteDialog } from '#web/staff/notes/NoteDialog.tsx'
import { useNotedAction } from '#web/staff/notes/use-noted-action.ts'
import { StatusTabs } from '#web/staff/StatusTabs.tsx'
import { type OutcomeDialogProps, useChoiceDialog } from '#web/staff/use-drafted-dialog.ts'
import { usePolling } from '#web/staff/use-polling.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { CheckCircleIcon, ClockIcon } from '#web/ui/icons.tsx'
import { Rows } from '#web/ui/Rows.tsx'

/** Reports of banks and providers that contradict our books. */
export function ExceptionsPage() {
  const t = useTexts(adminExceptions)
  const [notice, setNotice] = useState<ActionOutcome | null>(null)
  return (
    <>
      <PageIntro title={t.title} lead={t.lead} />
      <ActionNotice outcome={notice} />
      <StatusTabs
        id="exceptions"
        label={t.tabs}
        tabs={[
          { value: 'open', label: t.open },
          { value: 'resolved', label: t.resolved },
        ]}
      >
        {status => <ExceptionList status={status} onOutcome={setNotice} />}
      </StatusTabs>
    </>
  )
}

type Status = 'open' | 'resolved'

interface ExceptionListProps {
  status: Status
  onOutcome: (notice: ActionOutcome) => void
}

/** A page of exceptions. The list polls for updates. An unconfirmed resolution stays on screen. */
function ExceptionList({ status, onOutcome }: ExceptionListProps) {
  const t = useTexts(adminExceptions)
  const cursor = useCursor()
  const query = useListMoneyExceptions(
    { status: status === 'open' ? undefined : status, cursor },
    { query: { ...usePolling(), placeholderData: keepPreviousData } },
  )
  const { choice, choose, dialog } = useChoiceDialog(resolutionDrafts, onOutcome)
  return (
    <>
      <CursorPage
        query={query}
        cursor={cursor}
        next="next"
        nothing={
          status === 'open' ? (
            <EmptyState icon={<CheckCircleIcon />} title={t.nothingTitle} text={t.nothing} />
          ) : (
            <EmptyState icon={<ClockIcon />} title={t.noneResolvedTitle} text={t.noneResolved} />
          )
        }
      >
        {exceptions => (
          <Rows>
            {exceptions.map(exception => (
              <ExceptionRow key={exception.exceptionId} exception={exception} onResolve={choose} />
            ))}
          </Rows>
        )}
      </CursorPage>
      {/* Each exception has its own note. */}
      {choice ? <ResolveDialog key={choice.exceptionId} exception={choice} {...dialog} /> : null}
    </>
  )
}

/** The exception whose resolution was unconfirmed when a session ended. */
const resolutionDrafts = createDrafts<MoneyException>(adminSession)

interface ResolveDialogProps extends OutcomeDialogProps {
  exception: MoneyException
}

/** The codes that mean that somebody else has resolved it meanwhile. */
const OUTDATED_CODES: readonly AnyErrorCode[] = ['MONEY_EXCEPTION_RESOLVED', 'MONEY_EXCEPTION_NOT_FOUND']

/** Asks how an exception was resolved. */
function ResolveDialog({ exception, open, onClose, onOutcome }: ResolveDialogProps) {
  const { mutateAsync: resolveMoneyException } = useResolveMoneyException()
  const t = useTexts(adminExceptions)
  const { exceptionId, kind, customer } = exception
  const action = useNotedAction({
    // The key under which an unsent note is stored when the session ends.
    id: `resolve ${exceptionId}`,
    call: (note, headers) => resolveMoneyException({ exceptionId, data: { note }, headers }),
    shownBy: [getListMoneyExceptionsQueryKey(), getCountMoneyQueuesQueryKey()],
    done: () => t.wasResolved,
    outdatedCodes: OUTDATED_CODES,
    outdated: t.outdated,
    onOutcome,
  })
  return (
    <NoteDialog
      open={open}
      onClose={onClose}
      title={t.resolveTitle}
      description={
        <>
          <p className="font-semibold text-ink">{t.kinds[kind]}</p>
          {customer ? <CustomerNumber customer={customer} /> : null}
          <p>{t.resolveText}</p>
        </>
      }
      label={t.noteLabel}
      words={{ act: t.resolve, acting: t.resolving }}
      action={action}
    />
  )
}
