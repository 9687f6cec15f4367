import { useNavigate } from 'react-router-dom'
import { useErrorText } from '#web/api/error-text.ts'
import type { ApiError } from '#web/api/fetcher.ts'
import { TextLink } from '#web/layouts/TextLink.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { walletOtp } from '#web/messages/wallet-otp.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { LimitReachedDialog } from '../sub-wallets/LimitReachedDialog.tsx'

/** Why this change cannot be made any more, and the way on. */
export function ActionOver({ error, startAt }: { error: ApiError; startAt: string }) {
  const t = useTexts(walletOtp)
  const errorText = useErrorText()
  const navigate = useNavigate()
  if (error.body.code === 'SUB_WALLET_LIMIT_REACHED') {
    return <LimitReachedDialog open onClose={() => navigate(startAt, { replace: true })} />
  }
  return (
    <Notice tone="warning" alert title={errorText(error)}>
      <TextLink to={startAt}>{error.body.code === 'WALLET_STATUS_UNCHANGED' ? t.backToWallet : t.startAgain}</TextLink>
    </Notice>
  )
}
