import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { useErrorText } from '#web/api/error-text.ts'
import type { ApiError } from '#web/api/fetcher.ts'
import { TextLink } from '#web/layouts/links.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { walletOtp } from '#web/messages/wallet/wallet-otp.ts'
import { CodeScreen } from '#web/money/codes/CodeScreen.tsx'
import type { PendingAction } from '#web/money/codes/pending-action.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { LimitReachedDialog } from '../sub-wallets/LimitReachedDialog.tsx'
import { type ConfirmEvents, useConfirmWalletAction } from './use-confirm-wallet-action.ts'

interface ConfirmActionProps extends ConfirmEvents {
  pending: PendingAction
  /** The purpose of the code, in words. */
  subject: string
  /** The target of the back arrow. */
  back: { to: string; state?: unknown }
  /** The page on which the change can be requested again. */
  startAt: string
  /** The content below the code. */
  children?: ReactNode
}

/** Asks for the code that a change of the wallet waits for, whichever change it is. */
export function ConfirmAction({ pending, startAt, onPending, onDone, ...screen }: ConfirmActionProps) {
  const code = useConfirmWalletAction(pending, { onPending, onDone })
  return (
    <CodeScreen
      {...screen}
      sent={pending}
      code={code}
      over={code.over ? <ActionOver error={code.over} startAt={startAt} /> : null}
    />
  )
}

/** Explains why this change can no longer be made, with a link to continue. */
function ActionOver({ error, startAt }: { error: ApiError; startAt: string }) {
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
