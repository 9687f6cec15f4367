import { type ReactNode, useId } from 'react'
import { Link, useLocation } from 'react-router-dom'
import type { Wallet } from '#web/api/generated/plinkAPI.schemas.ts'
import { useGetLimits } from '#web/api/generated/wallet.ts'
import { useMay } from '#web/api/use-may.ts'
import { LIVE, useWallet } from '#web/api/use-wallet.ts'
import { TextLink } from '#web/layouts/links.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useName, useTexts } from '#web/lib/locale.tsx'
import { transfer } from '#web/messages/payments/transfer.ts'
import { dashboard } from '#web/messages/wallet/dashboard.ts'
import { serviceSummary } from '#web/messages/wallet/service-summary.ts'
import { paths } from '#web/paths.ts'
import { ArrowForwardIcon } from '#web/ui/icons.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { keyOf, payAgain, useRecentPayees } from './recent-payees.ts'
import { isStopped } from './WalletStopped.tsx'

/** A column beside the service pages: the available money, the rest of today's limit, and the most recent payees. */
export function ServiceSummary() {
  const t = useTexts(serviceSummary)
  const { data: wallet } = useWallet()
  const { pathname } = useLocation()
  if (!wallet) return null
  // The transfer page shows its payees itself, and an inactive or frozen wallet pays nobody.
  const hasPayees = pathname !== paths.transfer && !isStopped(wallet)
  return (
    <section aria-label={t.title} className="grid gap-4 xl:sticky xl:top-10 print:hidden">
      <dl className={BOX}>
        <Balance wallet={wallet} />
        <LimitLeft />
      </dl>
      {hasPayees ? <RecentPayees /> : null}
    </section>
  )
}

const BOX = 'divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface'

/** The available money of the main wallet, which is named if a page may show that of a sub-wallet beside it. */
function Balance({ wallet: { available, status, frozen, inSubWallets } }: { wallet: Wallet }) {
  const t = useTexts(dashboard)
  const { ofMainWallet } = useTexts(serviceSummary)
  const { money } = useFormats()
  const activeText = inSubWallets.amount > 0 ? ofMainWallet : t.availableText
  const text = status === 'inactive' ? t.inactiveAvailableText : activeText
  return (
    <Figure name={t.available} amount={money(available.amount)}>
      {frozen ? t.frozenAvailableText : text}
    </Figure>
  )
}

/** The remaining limits of the whole wallet. Renders nothing if they cannot be loaded, because the pages that need them show the error. */
function LimitLeft() {
  const t = useTexts(transfer)
  const { limits, seeLimits } = useTexts(serviceSummary)
  const mayChange = useMay('createWalletAction')
  const { money } = useFormats()
  const { pathname } = useLocation()
  const { data, error } = useGetLimits({ query: LIVE })
  if (error && !data) return null
  return (
    <Figure name={t.leftTodayAfter} amount={data && money(data.overall.daily.remaining.amount)}>
      {pathname === paths.limits ? null : (
        <span className="-mb-3 inline-flex">
          <TextLink to={paths.limits}>{mayChange ? limits : seeLimits}</TextLink>
        </span>
      )}
    </Figure>
  )
}

interface FigureProps {
  name: string
  /** Undefined while it loads. */
  amount: string | undefined
  children: ReactNode
}

function Figure({ name, amount, children }: FigureProps) {
  return (
    <div className="grid justify-items-start gap-0.5 p-5">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="text-lg font-semibold wrap-anywhere">
        {amount === undefined ? <Skeleton className="h-7 w-32" /> : <Ltr>{amount}</Ltr>}
      </dd>
      <dd className="text-sm text-muted empty:hidden">{children}</dd>
    </div>
  )
}

function RecentPayees() {
  const t = useTexts(transfer)
  const id = useId()
  const nameOf = useName()
  const { payees = [] } = useRecentPayees()
  const mayPay = useMay('createTransfer')
  if (payees.length === 0 || !mayPay) return null
  return (
    <section aria-labelledby={id} className={BOX}>
      <h2 id={id} className="px-5 py-3 text-sm text-muted">
        {t.again}
      </h2>
      <ul className="divide-y divide-line">
        {payees.map(payee => (
          <li key={keyOf(payee)}>
            <Link
              to={paths.transfer}
              state={payAgain(payee)}
              className="flex min-h-11 items-center gap-3 px-5 py-3 -outline-offset-2 hover:bg-raised"
            >
              <span className="grid min-w-0 gap-0.5 wrap-anywhere">
                <bdi className="font-semibold">{nameOf(payee.name, payee.nameArabic)}</bdi>
                <span className="text-sm text-muted">
                  {payee.iban ? <Ltr>•• {payee.iban.slice(-4)}</Ltr> : t.customer}
                </span>
              </span>
              <ArrowForwardIcon className="ms-auto size-5 shrink-0 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
