import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useTexts } from '#web/lib/locale.tsx'
import { useFormats } from '#web/lib/use-formats.ts'
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
    <div className="grid border-t border-deep-line md:grid-cols-2">
      <div className={PART}>
        <WalletIcon className={ICON} />
        <Part name={t.available} halalas={available} text={t.availableText} />
      </div>
      {onHold === 0 ? null : (
        <Link
          to={address}
          className={`${PART} border-deep-line -outline-offset-4 hover:bg-deep-line/50 max-md:border-t md:border-s`}
        >
          <ClockIcon className={ICON} />
          <Part name={t.onHoldBanner} halalas={onHold} text={t.onHoldText} />
          <ArrowForwardIcon className="ms-auto size-5 shrink-0 self-center" />
        </Link>
      )}
    </div>
  )
}

const PART = 'flex items-start gap-4 px-6 py-5 sm:px-8'
const ICON = 'mt-0.5 size-5 shrink-0 text-on-deep-muted'

function Part({ name, halalas, text }: { name: string; halalas: number; text: ReactNode }) {
  const { money } = useFormats()
  return (
    <span className="grid gap-0.5">
      <span className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-on-deep-muted">{name}</span>
        <span className="font-semibold">
          <Ltr>{money(halalas)}</Ltr>
        </span>
      </span>
      <span className="text-sm text-on-deep-muted">{text}</span>
    </span>
  )
}
