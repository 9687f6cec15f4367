import { useNavigate } from 'react-router-dom'
import { useGetWallet } from '#web/api/generated/wallet.ts'
import { ActionError } from '#web/layouts/errors.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { common } from '#web/messages/common.ts'
import { walletOtp } from '#web/messages/wallet/wallet-otp.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { Countdown } from '#web/ui/Countdown.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { useDeactivateWallet } from './use-deactivate-wallet.ts'

interface LockoutDialogProps {
  /** The end of the lock in milliseconds since 1970. Null while codes are accepted. */
  until: number | null
  /** Called when the lock is over or its dialog is closed. */
  onEnd: () => void
}

/** A dialog after too many wrong codes. For a while there is nothing to do here except to deactivate the wallet. */
export function LockoutDialog({ until, onEnd }: LockoutDialogProps) {
  const t = useTexts(walletOtp)
  const { close } = useTexts(common)
  const navigate = useNavigate()
  const isLocked = until !== null
  const { data } = useGetWallet(undefined, { query: { enabled: isLocked } })
  const { deactivate, isDeactivating, error } = useDeactivateWallet()
  const leave = () => {
    onEnd()
    navigate(paths.wallet, { replace: true })
  }
  const canStop = data?.status === 'active'
  return (
    <Dialog
      open={isLocked}
      onClose={isDeactivating ? undefined : leave}
      title={t.lockedTitle}
      description={
        <>
          <p>
            <span>{t.lockedText} </span>
            {isLocked ? <Countdown until={until} onEnd={onEnd} /> : null}
          </p>
          {canStop ? <p>{t.brakeText}</p> : null}
        </>
      }
      actions={
        <>
          <Button variant={canStop ? 'secondary' : 'primary'} onClick={leave}>
            {close}
          </Button>
          {canStop ? (
            <Button variant="danger" busy={isDeactivating && t.deactivating} onClick={deactivate}>
              {t.deactivateNow}
            </Button>
          ) : null}
        </>
      }
    >
      <ActionError error={error} />
    </Dialog>
  )
}
