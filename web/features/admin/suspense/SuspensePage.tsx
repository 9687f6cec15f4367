import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { adminMoney } from '#web/messages/admin-money.ts'
import { adminSuspense } from '#web/messages/admin-suspense.ts'
import { adminSession } from '#web/session/admin-session-state.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { CheckCircleIcon } from '#web/ui/icons.tsx'
import { createDrafts, useSaveDraft } from '../drafts/drafts.ts'
import { FoundPage } from '../money/FoundPage.tsx'
import { ActionNotice, type ActionOutcome } from '../notes/ActionNotice.tsx'
import { SuspenseDialog, type UnmadeRequest } from './SuspenseDialog.tsx'
import { SuspenseRow } from './SuspenseRow.tsx'
import { TopUpDialog, type UnmadeTopUpRequest } from './TopUpDialog.tsx'
import { TopUpRow } from './TopUpRow.tsx'
import { type Suspended, useSuspense } from './use-suspense.ts'

type Unmade = UnmadeRequest | UnmadeTopUpRequest

/** At most one request is unmade. */
const DRAFT = 'request'

/** The bank transfers and card top-ups that are in no wallet. The cursor is in the URL. A request that is not made yet stays on screen. */
export function SuspensePage() {
  const t = useTexts(adminSuspense)
  const [unmade, setUnmade] = useState(requestDrafts.of(DRAFT) ?? null)
  const [open, setOpen] = useState(unmade !== null)
  const [news, setNews] = useState<ActionOutcome | null>(null)
  useSaveDraft(() => requestDrafts.save(DRAFT, open ? unmade : null))
  const ask = (request: Unmade) => {
    setUnmade(request)
    setOpen(true)
  }
  const tell = (what: ActionOutcome) => {
    setOpen(false)
    setNews(what)
  }
  return (
    <>
      <div className="grid gap-1">
        <PageHeading title={t.title} />
        <p className="text-muted">{t.lead}</p>
      </div>
      <ActionNotice outcome={news} />
      <Payments onAsk={ask} />
      {unmade && 'topUp' in unmade ? (
        <TopUpDialog
          // Each request has its own reason.
          key={`${unmade.act} ${unmade.topUp.topUpId}`}
          unmade={unmade}
          open={open}
          onClose={() => setOpen(false)}
          onOutcome={tell}
        />
      ) : null}
      {unmade && 'credit' in unmade ? (
        <SuspenseDialog
          // Each request has its own reason.
          key={`${unmade.act} ${unmade.credit.creditId}`}
          unmade={unmade}
          open={open}
          onChange={setUnmade}
          onClose={() => setOpen(false)}
          onOutcome={tell}
        />
      ) : null}
    </>
  )
}

/** The unmade request when a session ended. Its reason is stored separately. */
const requestDrafts = createDrafts<Unmade>(adminSession)

interface PaymentsProps {
  onAsk: (request: Unmade) => void
}

/** The oldest first, however it came. */
function Payments({ onAsk }: PaymentsProps) {
  const t = useTexts(adminSuspense)
  const { later } = useTexts(adminMoney)
  const cursor = useSearchParams()[0].get('cursor') || undefined
  const query = useSuspense(cursor)
  return (
    <div className="grid grid-cols-1 gap-3">
      {/* Always rendered, so that a new one is announced. */}
      <p role="status" className="text-sm text-muted empty:hidden">
        {query.data && query.data.items.length > 0 ? countText(t, query.data, cursor) : ''}
      </p>
      <FoundPage
        query={query}
        cursor={cursor}
        searchOf={next => (next === undefined ? '' : new URLSearchParams({ cursor: next }).toString())}
        next={later}
        nothing={<EmptyState icon={<CheckCircleIcon />} title={t.nothingTitle} text={t.nothing} />}
        row={each =>
          'credit' in each ? (
            <SuspenseRow key={`credit ${each.credit.creditId}`} credit={each.credit} onAsk={onAsk} />
          ) : (
            <TopUpRow key={`top-up ${each.topUp.topUpId}`} topUp={each.topUp} onAsk={onAsk} />
          )
        }
      />
    </div>
  )
}

type Texts = (typeof adminSuspense)['en']

/** How many there are, if they are on one page. */
const countText = (
  { waiting, waitingHere }: Texts,
  { items, nextCursor }: { items: readonly Suspended[]; nextCursor: string | null },
  cursor: string | undefined,
): string => (cursor === undefined && nextCursor === null ? waiting(items.length) : waitingHere(items.length))
