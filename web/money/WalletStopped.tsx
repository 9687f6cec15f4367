import type { Wallet } from '#web/api/generated/plinkAPI.schemas.ts'
import { TextLink } from '#web/layouts/links.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { dashboard } from '#web/messages/wallet/dashboard.ts'
import { paths } from '#web/paths.ts'
import { SupportContact } from '#web/support/SupportContact.tsx'
import { Notice } from '#web/ui/Notice.tsx'

/** Whether the server refuses to move money. A form for it would only fail later. */
export const isStopped = (wallet: Wallet | undefined): boolean =>
  wallet !== undefined && (wallet.frozen || wallet.status === 'inactive')

/** Explains why no money can leave the wallet, and what to do. Renders nothing for a usable wallet. */
export function WalletStopped({ wallet }: { wallet: Wallet | undefined }) {
  if (wallet?.frozen) return <FrozenNotice />
  return wallet?.status === 'inactive' ? <InactiveNotice /> : null
}

/** Only compliance can lift the freeze, so the notice has a contact and no button. */
function FrozenNotice() {
  const t = useTexts(dashboard)
  return (
    <Notice tone="warning" title={t.frozen}>
      <p>{t.frozenText}</p>
      <SupportContact />
    </Notice>
  )
}

function InactiveNotice() {
  const t = useTexts(dashboard)
  return (
    <Notice tone="warning" title={t.inactive}>
      <p>{t.inactiveText}</p>
      <TextLink to={paths.wallet}>{t.activate}</TextLink>
    </Notice>
  )
}
