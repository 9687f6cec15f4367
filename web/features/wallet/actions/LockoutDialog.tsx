import { useNavigate } from 'react-router-dom'
import { useTexts } from '#web/lib/locale.tsx'
import { common } from '#web/messages/common.ts'
import { walletOtp } from '#web/messages/wallet-otp.ts'
import { Button } from '#web/ui/Button.tsx'
import { Countdown } from '#web/ui/Countdown.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'

interface LockoutDialogProps {
  /** In milliseconds since 1970; null while codes are accepted. */
  until: number | null
  onEnd: () => void
  leadsTo: string
}

/** Too many wrong codes: there is nothing to do here for a while. */
export function LockoutDialog({ until, onEnd, leadsTo }: LockoutDialogProps) {
  const t = useTexts(walletOtp)
  const navigate = useNavigate()
  const leave = () => navigate(leadsTo, { replace: true })
  return (
    <Dialog
      open={until !== null}
      onClose={leave}
      title={t.lockedTitle}
      description={
        <p>
          {t.lockedText} {until === null ? null : <Countdown until={until} onEnd={onEnd} />}
        </p>
      }
      actions={<Button onClick={leave}>{useTexts(common).close}</Button>}
    />
  )
}
