import { useMay } from '#web/api/use-may.ts'
import { TextLink } from '#web/layouts/links.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { dashboard } from '#web/messages/wallet/dashboard.ts'
import { paths } from '#web/paths.ts'

/** The link from an empty card to its first entry. A sub-wallet gets its money from the main wallet. */
export function AddMoneyLink({ subWallet }: { subWallet: string | undefined }) {
  const t = useTexts(dashboard)
  const mayAdd = useMay(subWallet === undefined ? 'createTopUp' : 'moveMoney')
  if (!mayAdd) return null
  if (subWallet === undefined) return <TextLink to={paths.topUp}>{t.addMoney}</TextLink>
  return (
    <TextLink to={paths.subWallets} state={{ screen: 'move', to: subWallet }}>
      {t.moveMoneyHere}
    </TextLink>
  )
}
