import { useState } from 'react'
import { useErrorText } from '#web/api/error-text.ts'
import { useListSuspenseCredits } from '#web/api/generated/admin.ts'
import type { SuspenseCredit } from '#web/api/generated/model/index.ts'
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
import { useLive } from '../use-live.ts'
import { SuspenseDialog, type UnmadeRequest } from './SuspenseDialog.tsx'
import { SuspenseRow } from './SuspenseRow.tsx'

/** At most one request is unmade. */
const DRAFT = 'request'

/** The bank transfers that are in no wallet. The list polls for updates. A request that is not made yet stays on screen. */
export function SuspensePage() {
  const t = useTexts(adminSuspense)
  const errorText = useErrorText()
  const { data, error, refetch } = useListSuspenseCredits({ query: useLive() })
  const [unmade, setUnmade] = useState(requestDrafts.of(DRAFT) ?? null)
  const [open, setOpen] = useState(unmade !== null)
  const [news, setNews] = useState<ActionOutcome | null>(null)
  useSaveDraft(() => requestDrafts.save(DRAFT, open ? unmade : null))
  const ask = (request: UnmadeRequest) => {
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
      {error ? <LoadFailed text={errorText(error)} onTryAgain={refetch} /> : null}
      {data || error ? null : <RowsSkeleton count={3} />}
      {data ? <Credits items={data.items} onAsk={ask} /> : null}
      {unmade ? (
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
const requestDrafts = createDrafts<UnmadeRequest>(adminSession)

interface CreditsProps {
  items: readonly SuspenseCredit[]
  onAsk: (request: UnmadeRequest) => void
}

function Credits({ items, onAsk }: CreditsProps) {
  const t = useTexts(adminSuspense)
  return (
    <div className="grid grid-cols-1 gap-3">
      {/* Always rendered, so that a new transfer is announced. */}
      <p role="status" className="text-sm text-muted empty:hidden">
        {items.length > 0 ? t.waiting(items.length) : ''}
      </p>
      {items.length === 0 ? (
        <EmptyState icon={<CheckCircleIcon />} title={t.nothingTitle} text={t.nothing} />
      ) : (
        <Rows>
          {items.map(credit => (
            <SuspenseRow key={credit.creditId} credit={credit} onAsk={onAsk} />
          ))}
        </Rows>
      )}
    </div>
  )
}
