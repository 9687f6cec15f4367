import { useErrorText } from '#web/api/error-text.ts'
import type { Session } from '#web/api/generated/model/index.ts'
import { useDeviceLabel } from '#web/lib/device-name.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { security } from '#web/messages/security.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { useEndSessions } from './use-end-sessions.ts'

interface EndSessionDialogProps {
  /** What is asked about; null while nothing is. */
  toEnd: Session | 'others' | null
  onClose: () => void
  /** Told in words what happened. */
  onEnded: (news: string) => void
}

export function EndSessionDialog({ toEnd, onClose, onEnded }: EndSessionDialogProps) {
  const t = useTexts(security)
  const errorText = useErrorText()
  const deviceText = useDeviceLabel()
  const { end, isPending, error, reset } = useEndSessions()
  const isAll = toEnd === 'others'

  const close = () => {
    reset()
    onClose()
  }
  const confirm = () => {
    if (toEnd) end(toEnd, { onSuccess: count => onEnded(isAll ? t.othersEnded(count) : t.ended) })
  }
  return (
    <Dialog
      open={toEnd !== null}
      onClose={close}
      title={isAll ? t.endOthersTitle : t.endTitle}
      description={toEnd && !isAll ? t.endText(deviceText(toEnd.device)) : t.endOthersText}
      actions={
        <>
          <Button variant="danger" busy={isPending && t.ending} onClick={confirm}>
            {isAll ? t.endOthers : t.end}
          </Button>
          <Button variant="secondary" onClick={close}>
            {t.cancel}
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
