import { useTexts } from '#web/lib/locale.tsx'
import { transfers } from '#web/messages/transfers.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Notice } from '#web/ui/Notice.tsx'

interface CancelDialogProps {
  open: boolean
  title: string
  /** What will happen. */
  text: string
  /** The label of the button that does it. */
  confirm: string
  /** Why it was not done. */
  problem?: string
  isCancelling: boolean
  onCancel: () => void
  onClose: () => void
}

/** Says what will happen, and asks. */
export function CancelDialog(props: CancelDialogProps) {
  const t = useTexts(transfers)
  const { open, title, text, confirm, problem, isCancelling, onCancel, onClose } = props
  return (
    <Dialog
      open={open}
      onClose={isCancelling ? undefined : onClose}
      title={title}
      description={<p>{text}</p>}
      actions={
        <>
          <Button variant="danger" busy={isCancelling && t.cancelling} onClick={onCancel}>
            {confirm}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t.keep}
          </Button>
        </>
      }
    >
      {problem ? (
        <Notice tone="danger" alert>
          {problem}
        </Notice>
      ) : null}
    </Dialog>
  )
}
