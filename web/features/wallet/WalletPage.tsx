import { useEffect } from 'react'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { wallet } from '#web/messages/wallet.ts'
import { paths } from '#web/paths.ts'
import { GaugeIcon, PocketsIcon } from '#web/ui/icons.tsx'
import { clearStatusFlags } from './actions/status-flags.ts'
import { ServiceLink } from './management/ServiceLink.tsx'
import { StatusRow } from './management/StatusRow.tsx'

export function WalletPage() {
  const t = useTexts(wallet)
  useEffect(clearStatusFlags, [])
  return (
    <>
      <PageHeading title={t.title} />
      <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
        <li>
          <StatusRow />
        </li>
        <li>
          <ServiceLink to={paths.limits} icon={<GaugeIcon />} title={t.limitsTitle} text={t.limitsText} />
        </li>
        <li>
          <ServiceLink to={paths.subWallets} icon={<PocketsIcon />} title={t.subWalletTitle} text={t.subWalletText} />
        </li>
      </ul>
    </>
  )
}
