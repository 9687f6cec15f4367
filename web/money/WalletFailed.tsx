import { useErrorText } from '#web/api/error-text.ts'
import { ApiError } from '#web/api/fetcher.ts'
import { ButtonLink } from '#web/layouts/links.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { pager } from '#web/messages/pager.ts'
import { dashboard } from '#web/messages/wallet/dashboard.ts'
import { paths } from '#web/paths.ts'
import { LoadFailed } from '#web/ui/LoadFailed.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { useAddress } from './wallet-params.ts'

/** Replaces a part of the wallet that could not be loaded, with the next action that fits the error. */
export function WalletFailed({ error, onTryAgain }: { error: unknown; onTryAgain: () => void }) {
  const text = useErrorText()(error)
  const { completeProfile } = useTexts(dashboard)
  const { mainWallet } = useTexts(pager)
  const { changed } = useAddress()
  const code = error instanceof ApiError ? error.body.code : null
  if (code !== 'WALLET_NOT_FOUND' && code !== 'SUB_WALLET_NOT_FOUND') {
    return <LoadFailed text={text} onTryAgain={onTryAgain} />
  }
  return (
    <Notice tone="warning" alert title={text}>
      <div className="mt-2">
        {code === 'WALLET_NOT_FOUND' ? (
          <ButtonLink variant="secondary" to={paths.complete}>
            {completeProfile}
          </ButtonLink>
        ) : (
          <ButtonLink variant="secondary" to={changed({ subWallet: null, cursor: null, reference: null })}>
            {mainWallet}
          </ButtonLink>
        )}
      </div>
    </Notice>
  )
}
