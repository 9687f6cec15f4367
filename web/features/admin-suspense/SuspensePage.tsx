import { useState } from 'react'
import { PageIntro } from '#web/layouts/PageHeading.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { adminSuspense } from '#web/messages/staff/admin-suspense.ts'
import { adminSession } from '#web/session/admin-session-state.ts'
import { CursorPage, useCursor } from '#web/staff/CursorPage.tsx'
import { createDrafts } from '#web/staff/drafts/drafts.ts'
import { ActionNotice, type ActionOutcome } from '#web/staff/notes/ActionNotice.tsx'
import { useChoiceDialog } from '#web/staff/use-drafted-dialog.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { CheckCircleIcon } from '#web/ui/icons.tsx'
import { Rows } from '#web/ui/Rows.tsx'
import { SuspenseDialog, type SuspenseRequestDraft } from './SuspenseDialog.tsx'
import { SuspenseRow } from './SuspenseRow.tsx'
import { TopUpDialog, type TopUpRequestDraft } from './TopUpDialog.tsx'
import { TopUpRow } from './TopUpRow.tsx'
import { type Suspended, useSuspense } from './use-suspense.ts'

type RequestDraft = SuspenseRequestDraft | TopUpRequestDraft

/** The bank transfers and card top-ups that are in no wallet. The cursor is in the URL. An unsent request stays on screen. */
export function SuspensePage() {
  const t = useTexts(adminSuspense)
  const [notice, setNotice] = useState<ActionOutcome | null>(null)
  const { choice, choose, dialog } = useChoiceDialog(requestDrafts, setNotice)
  return (
    <>
      <PageIntro title={t.title} lead={t.lead} />
      <ActionNotice outcome={notice} />
      <Payments onAsk={choose} />
      {/* Each request has its own reason. */}
      {choice && 'topUp' in choice ? (
        <TopUpDialog key={`${choice.act} ${choice.topUp.topUpId}`} draft={choice} {...dialog} />
      ) : null}
      {choice && 'credit' in choice ? (
        <SuspenseDialog key={`${choice.act} ${choice.credit.creditId}`} draft={choice} onChange={choose} {...dialog} />
      ) : null}
    </>
  )
}

/** The unsent request when a session ended. */
const requestDrafts = createDrafts<RequestDraft>(adminSession)

interface PaymentsProps {
  onAsk: (request: RequestDraft) => void
}

/** All payments in suspense, oldest first, whichever way they came in. */
function Payments({ onAsk }: PaymentsProps) {
  const t = useTexts(adminSuspense)
  const cursor = useCursor()
  const query = useSuspense(cursor)
  return (
    <div className="grid grid-cols-1 gap-3">
      {/* Always rendered, so that a new one is announced. */}
      <p role="status" className="text-sm text-muted empty:hidden">
        {query.data && query.data.items.length > 0 ? countText(t, query.data, cursor) : ''}
      </p>
      <CursorPage
        query={query}
        cursor={cursor}
        next="next"
        nothing={<EmptyState icon={<CheckCircleIcon />} title={t.nothingTitle} text={t.nothing} />}
      >
        {items => (
          <Rows>
            {items.map(each =>
              'credit' in each ? (
                <SuspenseRow key={`credit ${each.credit.creditId}`} credit={each.credit} onAsk={onAsk} />
              ) : (
                <TopUpRow key={`top-up ${each.topUp.topUpId}`} topUp={each.topUp} onAsk={onAsk} />
              ),
            )}
          </Rows>
        )}
      </CursorPage>
    </div>
  )
}

type Texts = (typeof adminSuspense)['en']

/** The number of payments, if all are on one page. */
const countText = (
  { waiting, waitingHere }: Texts,
  { items, nextCursor }: { items: readonly Suspended[]; nextCursor: string | null },
  cursor: string | undefined,
): string => (cursor === undefined && nextCursor === null ? waiting(items.length) : waitingHere(items.length))
