import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { onHold } from '#web/messages/on-hold.ts'
import { CursorLost } from './CursorLost.tsx'
import { HoldList } from './on-hold/HoldList.tsx'
import { HoldTotal } from './on-hold/HoldTotal.tsx'
import { useAddress } from './use-address.ts'
import { WhoseWallet } from './WhoseWallet.tsx'
import { walletParams } from './wallet-params.ts'

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
