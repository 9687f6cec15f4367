import { Link } from 'react-router-dom'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { dashboard } from '#web/messages/dashboard.ts'
import { paths } from '#web/paths.ts'
import { ArrowForwardIcon, ClockIcon, WalletIcon } from '#web/ui/icons.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'

interface BalancePartsProps {
  /** In halalas, both. */
  available: number
  onHold: number
  subWallet: string | undefined
}

/** What the balance is made of. What is on hold leads to why and until when. */
export function BalanceParts({ available, onHold, subWallet }: BalancePartsProps) {
  const t = useTexts(dashboard)
  const address = { pathname: paths.onHold, search: subWallet === undefined ? '' : `subWallet=${subWallet}` }
  return (
    <div className={PARTS}>
      <div className={PART}>
        <WalletIcon className={ICON} />
        <Part name={t.available} halalas={available} text={t.availableText} />
      </div>
      <Link to={address} className={`${PART} ${SECOND} -outline-offset-4 hover:bg-deep-line/50`}>
        <ClockIcon className={ICON} />
        <Part name={t.onHoldBanner} halalas={onHold} text={t.onHoldText} />
        <ArrowForwardIcon className="ms-auto size-5 shrink-0 self-center" />
      </Link>
    </div>
  )
}

/** The words stand from the beginning, so that nothing below moves when the amounts come. */
export function BalancePartsSkeleton() {
  const t = useTexts(dashboard)
  return (
    <div aria-hidden="true" className={PARTS}>
      <div className={PART}>
        <WalletIcon className={ICON} />
        <Part name={t.available} text={t.availableText} />
      </div>
      <div className={`${PART} ${SECOND}`}>
        <ClockIcon className={ICON} />
        <Part name={t.onHoldBanner} text={t.onHoldText} />
        <span className="ms-auto size-5 shrink-0" />
      </div>
    </div>
  )
}

const PARTS = 'grid border-t border-deep-line md:grid-cols-2'
const PART = 'flex items-start gap-4 px-6 py-5 sm:px-8'
const SECOND = 'border-deep-line max-md:border-t md:border-s'
const ICON = 'mt-0.5 size-5 shrink-0 text-on-deep-muted'

/** Without an amount while it loads. */
function Part({ name, halalas, text }: { name: string; halalas?: number; text: string }) {
  const { money } = useFormats()
  return (
    <span className="grid gap-0.5">
      <span className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-on-deep-muted">{name}</span>
        {halalas === undefined ? (
          <span className="h-4 w-20 animate-pulse rounded-sm bg-deep-line" />
        ) : (
          <span className="font-semibold">
            <Ltr>{money(halalas)}</Ltr>
          </span>
        )}
      </span>
      <span className="text-sm text-on-deep-muted">{text}</span>
    </span>
  )
}
