import { useId } from 'react'
import { ApiError } from '#web/api/fetcher.ts'
import { useGetLedgerReport } from '#web/api/generated/admin-money.ts'
import type { LedgerReport } from '#web/api/generated/plinkAPI.schemas.ts'
import { isRetried } from '#web/api/query-client.ts'
import { LoadError } from '#web/layouts/errors.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { usePolling } from '#web/staff/use-polling.ts'
import { StatusBadge } from '#web/ui/Badge.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { RowsSkeleton } from '#web/ui/Rows.tsx'
import { adminLedger } from './admin-ledger.messages.ts'

/** Whether the wallets hold what the house accounts explain. */
export function LedgerCard() {
  const t = useTexts(adminLedger)
  const titleId = useId()
  const { data, error, refetch } = useGetLedgerReport({ query: { ...usePolling(), retry: isRetriedUnlessFirst } })
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-1 gap-3 rounded-lg border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={titleId} className="font-semibold">
          {t.title}
        </h2>
        {data ? <Verdict report={data} /> : null}
      </div>
      {error && !isFirstCheck(error) ? <LoadError error={error} onTryAgain={refetch} /> : null}
      {isFirstCheck(error) ? <Notice>{t.firstCheck}</Notice> : null}
      {data || error ? null : <RowsSkeleton count={1} />}
      {data ? <Figures report={data} /> : null}
    </section>
  )
}

/** The server responds so while it checks the ledger for the first time. */
const isFirstCheck = (error: Error | null): boolean => error instanceof ApiError && error.body.reason === 'first_check'

/** The poll asks again. Retries would only keep the reason from the screen. */
const isRetriedUnlessFirst = (failures: number, error: Error): boolean =>
  !isFirstCheck(error) && isRetried(failures, error)

const agrees = ({ brokenRules }: LedgerReport): boolean => brokenRules === 0

function Verdict({ report }: { report: LedgerReport }) {
  const t = useTexts(adminLedger)
  return agrees(report) ? (
    <StatusBadge tone="success">{t.agrees}</StatusBadge>
  ) : (
    <StatusBadge tone="danger">{t.differs}</StatusBadge>
  )
}

function Figures({ report }: { report: LedgerReport }) {
  const { walletsTotal, houseAccounts, difference, brokenRules, checkedAt } = report
  const t = useTexts(adminLedger)
  const { dateTime } = useFormats()
  return (
    <>
      <p className={agrees(report) ? 'text-sm text-muted' : 'text-sm font-semibold text-danger'}>
        {agrees(report) ? t.agreesText : t.differsText(brokenRules)}
      </p>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[repeat(auto-fill,minmax(9rem,1fr))]">
        <Figure label={t.wallets} halalas={walletsTotal} />
        <Figure label={t.safeguarding} halalas={houseAccounts.safeguarding} />
        <Figure label={t.cardsInTransit} halalas={houseAccounts.cardsInTransit} />
        <Figure label={t.payoutsInTransit} halalas={houseAccounts.payoutsInTransit} />
        <Figure label={t.suspense} halalas={houseAccounts.suspense} negative={t.inNoWallet} />
        <Figure label={t.fees} halalas={houseAccounts.fees} negative={t.inNoWallet} />
        <Figure label={t.difference} halalas={difference} />
      </dl>
      <p className="text-sm text-muted">{t.checkedAt(dateTime(checkedAt))}</p>
    </>
  )
}

interface FigureProps {
  label: string
  halalas: number
  /** What a minus means. */
  negative?: string
}

function Figure({ label, halalas, negative }: FigureProps) {
  const { money } = useFormats()
  return (
    <div className="flex flex-wrap justify-between gap-x-3 gap-y-0.5 sm:grid sm:content-start">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="font-semibold whitespace-nowrap">
        <Ltr>{money(halalas)}</Ltr>
      </dd>
      {halalas < 0 && negative ? (
        <dd className="w-full text-end text-sm text-muted sm:text-start">{negative}</dd>
      ) : null}
    </div>
  )
}
