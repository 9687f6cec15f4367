import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useListMoneyExceptions } from '#web/api/generated/admin.ts'
import type { MoneyException } from '#web/api/generated/model/index.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { adminExceptions } from '#web/messages/admin-exceptions.ts'
import { adminMoney } from '#web/messages/admin-money.ts'
import { adminSession } from '#web/session/admin-session-state.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { CheckCircleIcon, ClockIcon } from '#web/ui/icons.tsx'
import { createDrafts, useSaveDraft } from '../drafts/drafts.ts'
import { FoundPage } from '../money/FoundPage.tsx'
import type { ActionOutcome } from '../notes/ActionNotice.tsx'
import { useLive } from '../use-live.ts'
import { ExceptionRow } from './ExceptionRow.tsx'
import { ResolveDialog } from './ResolveDialog.tsx'

type Status = 'open' | 'resolved'

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
  const { later } = useTexts(adminMoney)
  const query = useListMoneyExceptions(
    { status: status === 'open' ? undefined : status, cursor },
    { query: { ...useLive(), placeholderData: keepPreviousData } },
  )
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
