import type { ReactNode } from 'react'
import { useGetReconciliation } from '#web/api/generated/admin-reconciliation.ts'
import type { ReconciledSource, WaitingMoney } from '#web/api/generated/plinkAPI.schemas.ts'
import { LoadError } from '#web/layouts/errors.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { PanelSection } from '#web/staff/PanelSection.tsx'
import { usePolling } from '#web/staff/use-polling.ts'
import { Ltr } from '#web/ui/Ltr.tsx'
import { RowsSkeleton } from '#web/ui/Rows.tsx'
import { adminReconciliation } from './admin-reconciliation.messages.ts'

const PANEL = 'grid content-start gap-3 rounded-lg border border-line bg-surface p-4 text-sm'

/** The places where money waits, and since when. */
export function Overview() {
  const t = useTexts(adminReconciliation)
  const { data, error, refetch } = useGetReconciliation({ query: usePolling() })
  if (error && !data) return <LoadError error={error} onTryAgain={refetch} />
  if (!data) return <RowsSkeleton count={2} />
  const { toleranceDays, cardsInTransit, payoutsInTransit, inSuspense, sources } = data
  return (
    <PanelSection title={t.overview}>
      <dl className={`${PANEL} sm:grid-cols-3`}>
        <Figure label={t.cardsInTransit} waiting={cardsInTransit} count={t.count} />
        <Figure label={t.payoutsInTransit} waiting={payoutsInTransit} count={t.count} />
        <Figure label={t.inSuspense} waiting={inSuspense} count={t.count} />
      </dl>
      <div className="grid gap-3 md:grid-cols-2">
        {sources.map(each => (
          <SourcePanel key={each.source} state={each} />
        ))}
      </div>
      <p className="text-sm text-muted">{t.tolerance(toleranceDays)}</p>
    </PanelSection>
  )
}

/** The progress of the files of a source, and its open differences. */
function SourcePanel({ state: { source, lastDay, awaiting, differences } }: { state: ReconciledSource }) {
  const t = useTexts(adminReconciliation)
  const { date } = useFormats()
  return (
    <section className={PANEL} aria-labelledby={`source-${source}`}>
      <h3 id={`source-${source}`} className="text-base font-semibold">
        {t.sources[source]}
      </h3>
      <dl className="grid gap-3 sm:grid-cols-3 md:grid-cols-1 lg:grid-cols-3">
        <Entry label={t.lastDay}>
          <span className="font-semibold">{lastDay ? date(lastDay) : t.noFile}</span>
        </Entry>
        <Figure label={t.awaiting} waiting={awaiting} count={t.movements} />
        {lastDay === undefined && differences.count === 0 ? (
          <Entry label={t.unmatched}>
            <span className="font-semibold">{t.notCompared}</span>
          </Entry>
        ) : (
          <Figure label={t.unmatched} waiting={differences} count={t.differences} isUrgent={differences.count > 0} />
        )}
      </dl>
    </section>
  )
}

interface FigureProps {
  label: string
  waiting: WaitingMoney
  count: (count: number) => string
  isUrgent?: boolean
}

function Figure({ label, waiting: { count: number, total, since }, count, isUrgent = false }: FigureProps) {
  const t = useTexts(adminReconciliation)
  const { money, shortDate } = useFormats()
  return (
    <Entry label={label}>
      {number === 0 ? (
        <span className="font-semibold">{t.nothing}</span>
      ) : (
        <>
          <span className={isUrgent ? 'font-semibold text-warning' : 'font-semibold'}>
            <Ltr>{money(total)}</Ltr>
          </span>
          <span className="text-muted">{count(number)}</span>
          {since ? (
            <time dateTime={since} className="text-muted">
              {t.since(shortDate(since))}
            </time>
          ) : null}
        </>
      )}
    </Entry>
  )
}

const Entry = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex content-start justify-between gap-x-4 gap-y-0.5 sm:grid">
    <dt className="text-muted">{label}</dt>
    <dd className="grid shrink-0 content-start gap-0.5 text-end sm:shrink sm:text-start">{children}</dd>
  </div>
)
