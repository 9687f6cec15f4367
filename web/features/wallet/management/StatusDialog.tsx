import { useNavigate } from 'react-router-dom'
import { useErrorText } from '#web/api/error-text.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { common } from '#web/messages/common.ts'
import { wallet } from '#web/messages/wallet.ts'
import { walletOtp } from '#web/messages/wallet-otp.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import type { StatusAction } from '../actions/status-flags.ts'
import { useCreateAction } from '../actions/use-create-action.ts'
import type { StatusArrival } from '../actions/WalletOtpPage.tsx'

interface StatusDialogProps {
  /** What is asked about; null while nothing is. */
  asked: StatusAction | null
  onClose: () => void
}

/** Says what will happen, then asks the server for a code. */
export function StatusDialog({ asked, onClose }: StatusDialogProps) {
  const texts = useTexts(wallet)
  const { codeFirst, confirm, sendingCode } = useTexts(walletOtp)
  const { close } = useTexts(common)
  const errorText = useErrorText()
  const navigate = useNavigate()
  const { create, isCreating, error, forget } = useCreateAction({
    onCreated: pending => {
      if (asked) navigate(paths.walletOtp, { state: { action: asked, pending } satisfies StatusArrival })
    },
  })
  const leave = () => {
    // The code is on its way: its screen is about to open.
    if (isCreating) return
    forget()
    onClose()
  }
  const t = texts[asked ?? 'activate']
  return (
    <Dialog
      open={asked !== null}
      onClose={leave}
      title={t.title}
      description={
        <>
          <p>{t.text}</p>
          <p>{codeFirst}</p>
        </>
      }
      actions={
        <>
          <Button
            variant={asked === 'deactivate' ? 'danger' : 'primary'}
            busy={isCreating && sendingCode}
            onClick={() => asked && create({ type: asked })}
          >
            {confirm}
          </Button>
          <Button variant="secondary" onClick={leave}>
            {close}
          </Button>
        </>
      }
    >
      {error ? (
        <Notice tone="danger" alert>
          {errorText(error)}
        </Notice>
      ) : null}
    </Dialog>
  )
}
