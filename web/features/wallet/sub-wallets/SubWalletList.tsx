import { useState } from 'react'
import { useErrorText } from '#web/api/error-text.ts'
import type { SubWalletList as SubWallets } from '#web/api/generated/model/index.ts'
import { useListSubWallets } from '#web/api/generated/wallet.ts'
import { BackLink } from '#web/layouts/BackLink.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { subWallets } from '#web/messages/sub-wallets.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { PlusIcon } from '#web/ui/icons.tsx'
import { LoadFailed } from '#web/ui/LoadFailed.tsx'
import { LimitReachedDialog } from './LimitReachedDialog.tsx'
import { NoSubWallets } from './NoSubWallets.tsx'
import { SubWalletRow } from './SubWalletRow.tsx'
import { SubWalletSkeleton } from './SubWalletSkeleton.tsx'

export function SubWalletList({ onCreate }: { onCreate: () => void }) {
  const t = useTexts(subWallets)
  const errorText = useErrorText()
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
      {data ? <Loaded list={data} onCreate={onCreate} /> : null}
      {error && !data ? <LoadFailed text={errorText(error)} onTryAgain={refetch} /> : null}
      {error || data ? null : <SubWalletSkeleton />}
    </>
  )
}

function Loaded({ list: { items, max }, onCreate }: { list: SubWallets; onCreate: () => void }) {
  const t = useTexts(subWallets)
  const [isFull, setFull] = useState(false)
  return (
    <>
      {items.length === 0 ? (
        <NoSubWallets />
      ) : (
        <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
          {items.map(subWallet => (
            <SubWalletRow key={subWallet.subWalletId} subWallet={subWallet} />
          ))}
        </ul>
      )}
      <div>
        <Button onClick={() => (items.length >= max ? setFull(true) : onCreate())}>
          <PlusIcon className="size-5" />
          {t.create}
        </Button>
      </div>
      <LimitReachedDialog open={isFull} onClose={() => setFull(false)} />
    </>
  )
}
