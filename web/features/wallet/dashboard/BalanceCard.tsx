import { useId } from 'react'
import { useWallet } from '#web/api/use-wallet.ts'
import { ButtonLink } from '#web/layouts/ButtonLink.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { common } from '#web/messages/common.ts'
import { dashboard } from '#web/messages/dashboard.ts'
import { paths } from '#web/paths.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Ltr } from '#web/ui/Ltr.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import { WalletFailed } from '../WalletFailed.tsx'
import { BalanceChange } from './BalanceChange.tsx'
import { BalanceParts, BalancePartsSkeleton } from './BalanceParts.tsx'
import { DashboardCard } from './DashboardCard.tsx'

/** The first thing seen: how much there is, and how much of it can be spent. */
export function BalanceCard({ subWallet }: { subWallet: string | undefined }) {
  const t = useTexts(dashboard)
  const { amount, currency } = useFormats()
  const id = useId()
  const { data: wallet, error, refetch } = useWallet(subWallet)
  if (error && !wallet) {
    return (
      <DashboardCard title={t.balance}>
        <WalletFailed error={error} onTryAgain={refetch} />
      </DashboardCard>
    )
  }
  if (!wallet) return <BalanceSkeleton />
  const shown = amount(wallet.balance.amount)
  return (
    <section aria-labelledby={id} className={CARD}>
      <div className={HEAD}>
        <div className="grid gap-1">
          <h2 id={id} className="text-on-deep-muted">
            {t.balance}
          </h2>
          <p
            className={classNames(
              'font-semibold wrap-anywhere',
              shown.length > LONG ? 'text-xl sm:text-2xl' : 'text-2xl',
            )}
          >
            <Ltr>{shown}</Ltr> <span className="text-lg font-normal text-on-deep-muted">{currency}</span>
          </p>
          <BalanceChange percent={wallet.changePercent} />
        </div>
        <ButtonLink variant="inverse" to={paths.subWallets}>
          {t.wallets}
        </ButtonLink>
      </div>
      <BalanceParts available={wallet.available.amount} onHold={wallet.onHold.amount} subWallet={subWallet} />
    </section>
  )
}

/** Letters of an amount beyond which a phone has no room for them at their full size. */
const LONG = 11

/** What has focus on the deep green is ringed in its light ink. */
const CARD = 'overflow-hidden rounded-lg bg-deep text-on-deep [--color-focus:var(--color-on-deep)]'
const HEAD = 'flex flex-wrap items-end justify-between gap-x-8 gap-y-5 p-6 sm:p-8'

function BalanceSkeleton() {
  return (
    <div role="status" className={CARD}>
      <VisuallyHidden>{useTexts(common).loading}</VisuallyHidden>
      <div className={HEAD}>
        <div aria-hidden="true" className="grid animate-pulse gap-1 *:rounded-sm *:bg-deep-line">
          <span className="my-1 h-4 w-28" />
          <span className="my-2 h-8 w-56" />
          <span className="my-0.5 h-4 w-64 max-w-full" />
        </div>
        <span aria-hidden="true" className="h-11 w-28 animate-pulse rounded-md bg-deep-line" />
      </div>
      <BalancePartsSkeleton />
    </div>
  )
}
