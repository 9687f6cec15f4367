import { useState } from 'react'
import { useErrorText } from '#web/api/error-text.ts'
import { useListSuspendedTopUps, useListSuspenseCredits } from '#web/api/generated/admin.ts'
import type { SuspendedTopUp, SuspenseCredit } from '#web/api/generated/model/index.ts'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { adminSuspense } from '#web/messages/admin-suspense.ts'
import { adminSession } from '#web/session/admin-session-state.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { CheckCircleIcon } from '#web/ui/icons.tsx'
import { LoadFailed } from '#web/ui/LoadFailed.tsx'
import { Rows, RowsSkeleton } from '#web/ui/Rows.tsx'
import { createDrafts, useSaveDraft } from '../drafts/drafts.ts'
import { ActionNotice, type ActionOutcome } from '../notes/ActionNotice.tsx'
import { usePolling } from '../use-polling.ts'
import { SuspenseDialog, type UnmadeRequest } from './SuspenseDialog.tsx'
import { SuspenseRow } from './SuspenseRow.tsx'
import { TopUpDialog, type UnmadeTopUpRequest } from './TopUpDialog.tsx'
import { TopUpRow } from './TopUpRow.tsx'

type Unmade = UnmadeRequest | UnmadeTopUpRequest

/** At most one request is unmade. */
const DRAFT = 'request'

/** The bank transfers and card top-ups that are in no wallet. The list polls for updates. A request that is not made yet stays on screen. */
export function SuspensePage() {
  const t = useTexts(adminSuspense)
  const errorText = useErrorText()
  const credits = useListSuspenseCredits({ query: usePolling() })
  const topUps = useListSuspendedTopUps({ query: usePolling() })
  const failed = [credits, topUps].find(({ error }) => error !== null)
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
      {failed ? <LoadFailed text={errorText(failed.error)} onTryAgain={failed.refetch} /> : null}
      {(credits.data && topUps.data) || failed ? null : <RowsSkeleton count={3} />}
      {credits.data && topUps.data ? (
        <Payments credits={credits.data.items} topUps={topUps.data.items} onAsk={ask} />
      ) : null}
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
  credits: readonly SuspenseCredit[]
  topUps: readonly SuspendedTopUp[]
  onAsk: (request: Unmade) => void
}

/** The oldest first, however it came. */
function Payments({ credits, topUps, onAsk }: PaymentsProps) {
  const t = useTexts(adminSuspense)
  const rows = [
    ...credits.map(credit => ({
      since: credit.since,
      row: <SuspenseRow key={`credit ${credit.creditId}`} credit={credit} onAsk={onAsk} />,
    })),
    ...topUps.map(topUp => ({
      since: topUp.since,
      row: <TopUpRow key={`top-up ${topUp.topUpId}`} topUp={topUp} onAsk={onAsk} />,
    })),
  ].toSorted((one, other) => Date.parse(one.since) - Date.parse(other.since))
  return (
    <div className="grid grid-cols-1 gap-3">
      {/* Always rendered, so that a new one is announced. */}
      <p role="status" className="text-sm text-muted empty:hidden">
        {rows.length > 0 ? t.waiting(rows.length) : ''}
      </p>
      {rows.length === 0 ? (
        <EmptyState icon={<CheckCircleIcon />} title={t.nothingTitle} text={t.nothing} />
      ) : (
        <Rows>{rows.map(({ row }) => row)}</Rows>
      )}
    </div>
  )
}
