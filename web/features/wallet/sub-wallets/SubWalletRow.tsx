import { Link } from 'react-router-dom'
import type { SubWallet } from '#web/api/generated/model/index.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { subWallets } from '#web/messages/sub-wallets.ts'
import { subWalletPath } from '#web/paths.ts'
import { ArrowForwardIcon, WalletIcon } from '#web/ui/icons.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'

const ICON_STYLE = { brown: 'bg-brown-soft text-brown', purple: 'bg-purple-soft text-purple' } as const

/** Leads to the dashboard of the sub-wallet. */
export function SubWalletRow({ subWallet: { subWalletId, name, icon, balance } }: { subWallet: SubWallet }) {
  const t = useTexts(subWallets)
  const { money } = useFormats()
  return (
    <li>
      <Link
        to={subWalletPath(subWalletId)}
        state={{ subWalletName: name, isSubWallet: true }}
        className="flex items-center gap-4 p-4 hover:bg-raised sm:p-5"
      >
        <span className={`grid size-11 shrink-0 place-items-center rounded-md ${ICON_STYLE[icon]}`}>
          <WalletIcon />
        </span>
        <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <span className="grid min-w-0">
            <bdi className="font-semibold wrap-anywhere">{name}</bdi>
            <span className="text-sm text-muted">
              {t.id} <Ltr>{subWalletId}</Ltr>
            </span>
          </span>
          <span className="font-semibold">
            <Ltr>{money(balance.amount)}</Ltr>
          </span>
        </span>
        <ArrowForwardIcon className="size-5 shrink-0 text-muted" />
      </Link>
    </li>
  )
}
