import { useLocation } from 'react-router-dom'
import { TextLink } from '#web/layouts/TextLink.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { stateField, stateText } from '#web/lib/navigation-state.ts'
import { dashboard } from '#web/messages/dashboard.ts'
import { paths } from '#web/paths.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'

/** Whose balance this is. The list of sub-wallets hands the name over, so that it stands here at once. */
export function SubWalletHeading({ name }: { name: string | undefined }) {
  const t = useTexts(dashboard)
  const { state } = useLocation()
  const known = stateField(state, 'isSubWallet') === true ? stateText(state, 'subWalletName') : undefined
  const shown = name ?? known
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
      <div className="grid gap-0.5">
        <p className="text-sm text-muted">{t.subWallet}</p>
        {shown === undefined ? (
          <Skeleton className="h-7 w-40" />
        ) : (
          <h2 className="text-lg font-semibold wrap-anywhere">
            <bdi>{shown}</bdi>
          </h2>
        )}
      </div>
      <TextLink to={paths.dashboard}>{t.mainWallet}</TextLink>
    </div>
  )
}
