import { type RefObject, useEffect, useRef } from 'react'
import { useTexts } from '#web/lib/locale.tsx'
import { common } from '#web/messages/common.ts'
import { transfers } from '#web/messages/transfers.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Notice } from '#web/ui/Notice.tsx'

interface CancelDialogProps {
  open: boolean
  /** Whether it can still be cancelled. If not, the dialog only says why, and the button that opened it has gone. */
  isPossible: boolean
  title: string
  /** What will happen. */
  text: string
  /** The label of the button that does it. */
  confirm: string
  /** Why it was not done, or cannot be. */
  problem?: string
  isCancelling: boolean
  /** Takes the focus once the button that opened the dialog has gone. */
  outcome: RefObject<HTMLElement | null>
  onCancel: () => void
  onClose: () => void
}

/** Says what will happen, and asks. */
export function CancelDialog(props: CancelDialogProps) {
  const t = useTexts(transfers)
  const { close } = useTexts(common)
  const { open, isPossible, title, text, confirm, problem, isCancelling, outcome, onCancel, onClose } = props
  const isAsking = isPossible || isCancelling
  const leave = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    wasOpen.current ||= open
    // Whoever has gone elsewhere on the page stays there.
    if (isAsking || !wasOpen.current || document.activeElement !== document.body) return
    if (open) leave.current?.focus()
    else outcome.current?.focus({ preventScroll: true })
  }, [open, isAsking, outcome])
  return (
    <Dialog
      open={open}
      onClose={isCancelling ? undefined : onClose}
      title={title}
      description={isAsking ? <p>{text}</p> : undefined}
      actions={
        <>
          {isAsking ? (
            <Button variant="danger" busy={isCancelling && t.cancelling} onClick={onCancel}>
              {confirm}
            </Button>
          ) : null}
          <Button ref={leave} variant="secondary" onClick={onClose}>
            {isAsking ? t.keep : close}
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
