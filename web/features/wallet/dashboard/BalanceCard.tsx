import { type ReactNode, useId } from 'react'
import { Link, type To } from 'react-router-dom'
import type { Wallet } from '#web/api/generated/plinkAPI.schemas.ts'
import { useWallet } from '#web/api/use-wallet.ts'
import { ButtonLink } from '#web/layouts/links.tsx'
import { IfAllowed } from '#web/layouts/RoleNotice.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { common } from '#web/messages/common.ts'
import { dashboard } from '#web/messages/wallet/dashboard.ts'
import { WalletFailed } from '#web/money/WalletFailed.tsx'
import { paths } from '#web/paths.ts'
import { classNames } from '#web/ui/class-names.ts'
import { ArrowForwardIcon, ChevronDownIcon, ClockIcon, SubWalletsIcon, WalletIcon } from '#web/ui/icons.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import { DashboardCard } from './DashboardCard.tsx'

/** The most prominent card: the balance, and how much of it is available. */
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
  const text = amount(wallet.balance.amount)
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
              text.length > LONG ? 'text-xl sm:text-2xl' : 'text-2xl',
            )}
          >
            <Ltr>{text}</Ltr>
            {'\u00a0'}
            <span className="text-lg font-normal text-on-deep-muted">{currency}</span>
          </p>
          <BalanceChange wallet={wallet} />
          <PartOfTotal wallet={wallet} />
        </div>
        <div className={BUTTONS}>
          <IfAllowed operation="createTransfer">
            <ButtonLink variant="inverse" to={paths.topUp} state={{ typed: { subWallet } }}>
              {t.addMoney}
            </ButtonLink>
            <ButtonLink variant="inverse" to={paths.transfer} state={{ form: { subWallet } }}>
              {t.transfer}
            </ButtonLink>
          </IfAllowed>
          <ButtonLink variant="inverseOutline" to={paths.subWallets}>
            {t.wallets}
          </ButtonLink>
        </div>
      </div>
      <BalanceParts wallet={wallet} subWallet={subWallet} />
    </section>
  )
}

/** A longer amount does not fit on a phone at its full size. */
const LONG = 11

/** On the deep green background, the focus ring has the light text colour. */
const CARD = 'overflow-hidden rounded-lg bg-deep text-on-deep [--color-focus:var(--color-on-deep)]'
const HEAD = 'flex flex-wrap items-end justify-between gap-x-8 gap-y-5 p-6 sm:p-8'
const BUTTONS = 'grid w-full grid-cols-2 gap-3 *:last:col-span-full sm:flex sm:w-auto sm:flex-wrap'

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
        <div aria-hidden="true" className={`${BUTTONS} animate-pulse *:h-11 *:rounded-md *:bg-deep-line`}>
          <span className="sm:w-32" />
          <span className="sm:w-32" />
          <span className="sm:w-24" />
        </div>
      </div>
      <BalancePartsSkeleton />
    </div>
  )
}

/** A lower balance is information and not an error, so it has no colour. */
function BalanceChange({ wallet: { change } }: { wallet: Wallet }) {
  const t = useTexts(dashboard)
  const { money } = useFormats()
  if (change.amount === 0) return <p className="text-sm text-on-deep-muted">{t.unchanged}</p>
  const amount = money(Math.abs(change.amount))
  const isLower = change.amount < 0
  return (
    <p className="flex items-center gap-1.5 text-sm">
      <ChevronDownIcon className={isLower ? 'size-4' : 'size-4 rotate-180'} />
      <span>{isLower ? t.lower(amount) : t.higher(amount)}</span>
    </p>
  )
}

/** Explains why the total in the header differs from the balance of a sub-wallet. */
function PartOfTotal({ wallet: { balance, total } }: { wallet: Wallet }) {
  const t = useTexts(dashboard)
  const { money } = useFormats()
  const elsewhere = total.amount - balance.amount
  if (elsewhere === 0) return null
  return <p className="text-sm text-on-deep-muted">{t.partOfTotal(money(elsewhere), money(total.amount))}</p>
}

interface BalancePartsProps {
  wallet: Wallet
  subWallet: string | undefined
}

/** The parts of the balance. The amount on hold links to the holds. */
function BalanceParts({ wallet, subWallet }: BalancePartsProps) {
  const { available, onHold, inSubWallets } = wallet
  const t = useTexts(dashboard)
  const address = { pathname: paths.onHold, search: subWallet === undefined ? '' : `subWallet=${subWallet}` }
  return (
    <div className={classNames(PARTS, inSubWallets.amount > 0 ? 'md:grid-cols-3' : 'md:grid-cols-2')}>
      <div className={PART}>
        <WalletIcon className={ICON} />
        <Part name={t.available} halalas={available.amount} text={<WhetherSpendable wallet={wallet} />} />
      </div>
      <PartLink to={address}>
        <ClockIcon className={ICON} />
        <Part name={t.onHoldBanner} halalas={onHold.amount} text={t.onHoldText} />
      </PartLink>
      {inSubWallets.amount > 0 ? (
        <PartLink to={paths.subWallets}>
          <SubWalletsIcon className={ICON} />
          <Part name={t.inSubWallets} halalas={inSubWallets.amount} text={t.inSubWalletsText} />
        </PartLink>
      ) : null}
    </div>
  )
}

function WhetherSpendable({ wallet }: { wallet: Wallet }) {
  const t = useTexts(dashboard)
  if (wallet.frozen) return <span>{t.frozenAvailableText}</span>
  if (wallet.status !== 'inactive') return <span>{t.availableText}</span>
  return (
    <span>
      {t.inactiveAvailableText}{' '}
      <Link to={paths.wallet} className="font-semibold text-on-deep underline underline-offset-4">
        {t.activateNow}
      </Link>
    </span>
  )
}

function PartLink({ to, children }: { to: To; children: ReactNode }) {
  return (
    <Link to={to} className={`${PART} ${LATER} -outline-offset-4 hover:bg-deep-line/50`}>
      {children}
      <ArrowForwardIcon className="ms-auto size-5 shrink-0 self-center" />
    </Link>
  )
}

/** The labels are there from the start, so that nothing below moves when the amounts load. */
function BalancePartsSkeleton() {
  const t = useTexts(dashboard)
  return (
    <div aria-hidden="true" className={`${PARTS} md:grid-cols-2`}>
      <div className={PART}>
        <WalletIcon className={ICON} />
        <Part name={t.available} text={t.availableText} />
      </div>
      <div className={`${PART} ${LATER}`}>
        <ClockIcon className={ICON} />
        <Part name={t.onHoldBanner} text={t.onHoldText} />
        <span className="ms-auto size-5 shrink-0" />
      </div>
    </div>
  )
}

const PARTS = 'grid border-t border-deep-line'
const PART = 'flex items-start gap-4 px-6 py-5 sm:px-8'
const LATER = 'border-deep-line max-md:border-t md:border-s'
const ICON = 'mt-0.5 size-5 shrink-0 text-on-deep-muted'

/** The amount is missing while it loads. */
function Part({ name, halalas, text }: { name: string; halalas?: number; text: ReactNode }) {
  const { money } = useFormats()
  return (
    <span className="grid gap-0.5">
      <span className="text-on-deep-muted">{name}</span>
      {halalas === undefined ? (
        <span className="my-1 h-4 w-24 animate-pulse rounded-sm bg-deep-line" />
      ) : (
        <span className="font-semibold">
          <Ltr>{money(halalas)}</Ltr>
        </span>
      )}
      <span className="text-sm text-on-deep-muted">{text}</span>
    </span>
  )
}
