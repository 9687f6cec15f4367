import { type ComponentType, useId } from 'react'
import { Link } from 'react-router-dom'
import { useGetLedgerReport } from '#web/api/generated/admin-money.ts'
import type { LedgerReport } from '#web/api/generated/plinkAPI.schemas.ts'
import { LoadError } from '#web/layouts/errors.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { admin } from '#web/messages/staff/admin.ts'
import { adminTransfersPath, paths } from '#web/paths.ts'
import { useAdminName } from '#web/staff/sign-out.ts'
import { useMoneyQueues, useOpenReviews, usePendingRequests, usePolling } from '#web/staff/use-polling.ts'
import { useProviderSummary } from '#web/staff/use-provider-summary.ts'
import { StatusBadge } from '#web/ui/Badge.tsx'
import { classNames } from '#web/ui/class-names.ts'
import {
  BlockIcon,
  CheckCircleIcon,
  ClockIcon,
  DocumentIcon,
  PeopleIcon,
  PhoneIcon,
  PlusIcon,
  PulseIcon,
  SettingsIcon,
  ShieldIcon,
  SupportIcon,
  TopUpIcon,
  TransactionsIcon,
  TransferIcon,
  WarningIcon,
} from '#web/ui/icons.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { RowsSkeleton } from '#web/ui/Rows.tsx'
import { adminLedger } from './admin-ledger.messages.ts'

export function AdminPage() {
  const t = useTexts(admin)
  const { dashboard: d, nav } = t
  const name = useAdminName()
  const open = useOpenReviews()
  const pending = usePendingRequests()
  const services = useProviderSummary()
  const queues = useMoneyQueues()
  const waiting = (count: number | undefined, words = d.moneyWaiting) =>
    count === undefined ? {} : { status: words(count), urgent: count > 0 }
  return (
    <>
      <div className="grid gap-1">
        <PageHeading title={d.title} />
        <p className="text-muted">
          {t.welcome(name)}. {d.lead}
        </p>
      </div>
      <LedgerCard />
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        <PlaceCard to={paths.adminKybOptions} Icon={SettingsIcon} title={nav.options} text={d.optionsText} />
        <PlaceCard to={paths.adminCustomers} Icon={PeopleIcon} title={nav.customers} text={d.customersText} />
        <PlaceCard
          to={paths.adminReviews}
          Icon={ShieldIcon}
          title={nav.reviews}
          text={d.reviewsText}
          status={open === undefined ? undefined : d.reviewsWaiting(open)}
          urgent={open !== undefined && open > 0}
        />
        <PlaceCard
          to={paths.adminRequests}
          Icon={CheckCircleIcon}
          title={nav.requests}
          text={d.requestsText}
          status={pending === undefined ? undefined : d.requestsWaiting(pending)}
          urgent={pending !== undefined && pending > 0}
        />
        <PlaceCard
          to={queues?.undecidedTransfers ? adminTransfersPath({ status: 'undecided' }) : paths.adminTransfers}
          Icon={TransferIcon}
          title={nav.transfers}
          text={d.transfersText}
          {...waiting(queues?.undecidedTransfers)}
        />
        <PlaceCard to={paths.adminTopUps} Icon={TopUpIcon} title={nav.topUps} text={d.topUpsText} />
        <PlaceCard
          to={paths.adminSuspense}
          Icon={TransactionsIcon}
          title={nav.suspense}
          text={d.suspenseText}
          {...waiting(queues?.suspense)}
        />
        <PlaceCard
          to={paths.adminExceptions}
          Icon={WarningIcon}
          title={nav.exceptions}
          text={d.exceptionsText}
          {...waiting(queues?.exceptions)}
        />
        <PlaceCard
          to={paths.adminReconciliation}
          Icon={DocumentIcon}
          title={nav.reconciliation}
          text={d.reconciliationText}
          {...waiting(queues?.reconciliation)}
        />
        <PlaceCard
          to={paths.adminReportedProblems}
          Icon={SupportIcon}
          title={nav.reportedProblems}
          text={d.reportedProblemsText}
          {...waiting(queues?.reportedProblems, d.problemsWaiting)}
        />
        <PlaceCard to={paths.adminDenyList} Icon={BlockIcon} title={nav.denyList} text={d.denyListText} />
        <PlaceCard to={paths.adminActivity} Icon={ClockIcon} title={nav.activity} text={d.activityText} />
        <PlaceCard
          to={paths.adminContactRequests}
          Icon={PhoneIcon}
          title={nav.contactRequests}
          text={d.contactRequestsText}
        />
        <PlaceCard
          to={paths.adminProviders}
          Icon={PulseIcon}
          title={nav.providers}
          text={d.providersText}
          status={services?.text}
          urgent={services?.urgent}
        />
        <PlaceCard Icon={PlusIcon} title={d.comingSoon} text={d.comingSoonText} />
      </ul>
    </>
  )
}

interface PlaceCardProps {
  /** Undefined for a page that does not exist yet. */
  to?: string
  Icon: ComponentType<{ className?: string }>
  title: string
  text: string
  /** The current status, such as the number of open reviews. */
  status?: string
  /** Highlights the status. */
  urgent?: boolean
}

/** The whole card is a link. */
function PlaceCard({ to, Icon, title, text, status, urgent }: PlaceCardProps) {
  return (
    <li
      className={classNames(
        'relative flex flex-col gap-1 rounded-lg border p-4',
        to ? 'border-line bg-surface hover:border-brand' : 'border-dashed border-control',
      )}
    >
      <h2 className="flex items-center gap-3 font-semibold">
        <Icon className={classNames('size-6 shrink-0', to ? 'text-brand' : 'text-muted')} />
        {to ? (
          <Link to={to} className="flex min-h-11 items-center rounded-md after:absolute after:inset-0 after:rounded-lg">
            {title}
          </Link>
        ) : (
          <span className="flex min-h-11 items-center">{title}</span>
        )}
      </h2>
      <p className="text-sm text-muted">{text}</p>
      {status === undefined ? null : (
        <p className={classNames('mt-auto pt-2 text-sm font-semibold', urgent ? 'text-warning' : 'text-muted')}>
          {status}
        </p>
      )}
    </li>
  )
}

/** Whether the wallets hold what the house accounts explain. */
function LedgerCard() {
  const t = useTexts(adminLedger)
  const titleId = useId()
  const { data, error, refetch } = useGetLedgerReport({ query: usePolling() })
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-1 gap-3 rounded-lg border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={titleId} className="font-semibold">
          {t.title}
        </h2>
        {data ? <Verdict report={data} /> : null}
      </div>
      {error ? <LoadError error={error} onTryAgain={refetch} /> : null}
      {data || error ? null : <RowsSkeleton count={1} />}
      {data ? <Figures report={data} /> : null}
    </section>
  )
}

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
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-6 gap-y-3">
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
  /** The text that explains a negative amount. */
  negative?: string
}

function Figure({ label, halalas, negative }: FigureProps) {
  const { money } = useFormats()
  return (
    <div className="grid gap-0.5">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="font-semibold whitespace-nowrap">
        <Ltr>{money(halalas)}</Ltr>
      </dd>
      {halalas < 0 && negative ? <dd className="text-sm text-muted">{negative}</dd> : null}
    </div>
  )
}
