import { useWallet } from '#web/api/use-wallet.ts'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { onHold } from '#web/messages/on-hold.ts'
import { Ltr } from '#web/ui/Ltr.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { HoldList } from './on-hold/HoldList.tsx'
import { CursorLost } from './Pager.tsx'
import { WhoseWallet } from './WhoseWallet.tsx'
import { useAddress, walletParams } from './wallet-params.ts'

export function OnHoldPage() {
  const t = useTexts(onHold)
  const { subWallet } = walletParams(useAddress().params)
  return (
    <>
      <PageHeading title={t.title} />
      {subWallet ? <WhoseWallet subWallet={subWallet} /> : null}
      <HoldTotal subWallet={subWallet} />
      <CursorLost />
      <HoldList />
    </>
  )
}

/** How balance, what is on hold and what is available come from each other. What cannot be loaded the list below says. */
function HoldTotal({ subWallet }: { subWallet: string | undefined }) {
  const t = useTexts(onHold)
  const { data, error } = useWallet(subWallet)
  if (error && !data) return null
  return (
    <section
      aria-label={t.title}
      className="grid grid-cols-1 gap-4 rounded-lg border border-line bg-surface p-5 sm:p-6"
    >
      <dl className="grid grid-cols-1 gap-x-6 gap-y-3 sm:flex sm:flex-wrap sm:*:flex-1">
        <Sum name={t.balance} halalas={data?.balance.amount} />
        {data?.inSubWallets.amount ? <Sum name={t.inSubWallets} halalas={-data.inSubWallets.amount} /> : null}
        <Sum name={t.onHold} halalas={data && -data.onHold.amount} />
        <Sum name={t.available} halalas={data?.available.amount} isResult />
      </dl>
      <p className="max-w-prose text-sm text-muted">{t.meaning}</p>
    </section>
  )
}

interface SumProps {
  name: string
  /** Not known yet while undefined. */
  halalas: number | undefined
  isResult?: boolean
}

function Sum({ name, halalas, isResult }: SumProps) {
  const { money } = useFormats()
  return (
    <div className="flex items-baseline justify-between gap-4 sm:grid sm:gap-1">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className={isResult ? 'text-lg font-semibold' : 'text-lg'}>
        {halalas === undefined ? <Skeleton className="my-1 h-5 w-32" /> : <Ltr>{minus(money(halalas))}</Ltr>}
      </dd>
    </div>
  )
}

/** As wide as a digit, unlike a hyphen. */
const minus = (text: string) => text.replace('-', '\u2212')
