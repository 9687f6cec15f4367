import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { SubWallet, SubWalletList as SubWallets } from '#web/api/generated/plinkAPI.schemas.ts'
import { useListSubWallets } from '#web/api/generated/wallet.ts'
import { LoadError } from '#web/layouts/errors.tsx'
import { BackLink } from '#web/layouts/links.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { IfAllowed, RoleNotice } from '#web/layouts/RoleNotice.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { common } from '#web/messages/common.ts'
import { subWallets } from '#web/messages/wallet/sub-wallets.ts'
import { paths, subWalletPath } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { ArrowForwardIcon, PlusIcon, SubWalletsIcon, TransactionsIcon, WalletIcon } from '#web/ui/icons.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { OutcomeMessage } from '#web/ui/OutcomeMessage.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import { LimitReachedDialog } from './LimitReachedDialog.tsx'
import { SubWalletButtons } from './SubWalletButtons.tsx'

interface SubWalletListProps {
  onCreate: () => void
  /** Called with the ID of the target sub-wallet, or an empty string for any. */
  onMove: (to: string) => void
}

export function SubWalletList({ onCreate, onMove }: SubWalletListProps) {
  const t = useTexts(subWallets)
  const { data, error, refetch } = useListSubWallets()
  return (
    <>
      <div className="grid gap-6">
        <BackLink to={paths.wallet} />
        <div className="grid gap-2">
          <PageHeading title={t.title} />
          {data ? <p className="text-muted">{t.lead(data.max)}</p> : null}
        </div>
      </div>
      <RoleNotice operation="createWalletAction" />
      {data ? <Loaded list={data} onCreate={onCreate} onMove={onMove} /> : null}
      {error && !data ? <LoadError error={error} onTryAgain={refetch} /> : null}
      {error || data ? null : <SubWalletSkeleton />}
    </>
  )
}

function Loaded({ list: { items, max }, onCreate, onMove }: SubWalletListProps & { list: SubWallets }) {
  const t = useTexts(subWallets)
  const [isFull, setFull] = useState(false)
  const [closing, setClosing] = useState<SubWallet | null>(null)
  return (
    <>
      <OutcomeMessage outcome={closing}>{closing ? t.closed(closing.name) : null}</OutcomeMessage>
      {items.length === 0 ? (
        <NoSubWallets />
      ) : (
        <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
          {items.map(subWallet => (
            <li key={subWallet.subWalletId}>
              <SubWalletLink subWallet={subWallet} />
              <SubWalletButtons
                subWallet={subWallet}
                onMove={() => onMove(subWallet.subWalletId)}
                onClosed={() => setClosing(subWallet)}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-3">
        <IfAllowed operation="createWalletAction">
          <Button onClick={() => (items.length >= max ? setFull(true) : onCreate())}>
            <PlusIcon className="size-5" />
            {t.create}
          </Button>
        </IfAllowed>
        {items.length === 0 ? null : (
          <IfAllowed operation="moveMoney">
            <Button variant="secondary" onClick={() => onMove('')}>
              <TransactionsIcon className="size-5" />
              {t.move}
            </Button>
          </IfAllowed>
        )}
      </div>
      <LimitReachedDialog open={isFull} onClose={() => setFull(false)} />
    </>
  )
}

function NoSubWallets() {
  const t = useTexts(subWallets)
  return (
    <div className="grid justify-items-center gap-2 rounded-lg border border-dashed border-control px-6 py-10 text-center">
      <SubWalletsIcon className="size-10 text-muted" />
      <p className="font-semibold">{t.emptyTitle}</p>
      <p className="max-w-md text-muted">{t.emptyText}</p>
    </div>
  )
}

function SubWalletSkeleton() {
  return (
    <div role="status" className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
      <VisuallyHidden>{useTexts(common).loading}</VisuallyHidden>
      {[1, 2].map(row => (
        <div key={row} className="flex items-center gap-4 p-4 sm:p-5">
          <Skeleton className="size-11" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-5 w-2/5" />
            <Skeleton className="h-4 w-3/5" />
          </div>
        </div>
      ))}
    </div>
  )
}

const ICON_STYLE = { brown: 'bg-brown-soft text-brown', purple: 'bg-purple-soft text-purple' } as const

/** A link to the dashboard of the sub-wallet. */
function SubWalletLink({ subWallet: { subWalletId, name, icon, balance } }: { subWallet: SubWallet }) {
  const t = useTexts(subWallets)
  const { money } = useFormats()
  return (
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
          <bdi className="justify-self-start font-semibold wrap-anywhere">{name}</bdi>
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
  )
}
