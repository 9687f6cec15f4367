import { type RefObject, useEffect, useRef } from 'react'
import { useErrorText } from '#web/api/error-text.ts'
import type { ApiError } from '#web/api/fetcher.ts'
import type { ErrorCode } from '#web/api/generated/plinkAPI.schemas.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { common } from '#web/messages/common.ts'
import { errorCodes } from '#web/messages/error-codes.ts'
import { transfers } from '#web/messages/payments/transfers.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Notice } from '#web/ui/Notice.tsx'

interface CancelDialogProps {
  cancellation: Cancellation
  /** Whether the cancellation is still possible. If not, the dialog only says why, and the button that opened it is gone. */
  isPossible: boolean
  title: string
  /** The consequences of the cancellation. */
  text: string
  /** The label of the button that cancels. */
  confirm: string
  /** The error code that explains why the cancellation is no longer possible. */
  tooLate: ErrorCode
  /** Takes the focus once the button that opened the dialog is gone. */
  outcome: RefObject<HTMLElement | null>
}

/** A cancellation that needs a confirmation. */
interface Cancellation {
  isAsked: boolean
  isPending: boolean
  error: ApiError | null
  cancel: () => void
  close: () => void
}

/**
 * Explains the cancellation of a transfer or bill payment, and asks for a confirmation. The dialog outlives the button that opened it, because it
 * also says that it is too late.
 */
export function CancelDialog(props: CancelDialogProps) {
  const t = useTexts(transfers)
  const { close: closeText } = useTexts(common)
  const { code } = useTexts(errorCodes)
  const errorText = useErrorText()
  const { cancellation, isPossible, title, text, confirm, tooLate, outcome } = props
  const { isAsked: open, isPending, error, cancel, close } = cancellation
  const isAsking = isPossible || isPending
  const leave = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    wasOpen.current ||= open
    // If the person has moved the focus elsewhere on the page, it stays there.
    if (isAsking || !wasOpen.current || document.activeElement !== document.body) return
    if (open) leave.current?.focus()
    else outcome.current?.focus({ preventScroll: true })
  }, [open, isAsking, outcome])
  return (
    <Dialog
      open={open}
      onClose={isPending ? undefined : close}
      title={title}
      description={isAsking ? <p>{text}</p> : undefined}
      actions={
        <>
          {isAsking ? (
            <Button variant="danger" busy={isPending && t.cancelling} onClick={cancel}>
              {confirm}
            </Button>
          ) : null}
          <Button ref={leave} variant="secondary" onClick={close}>
            {isAsking ? t.keep : closeText}
          </Button>
        </>
      }
    >
      {error || !isAsking ? (
        <Notice tone="danger" alert>
          {error ? errorText(error) : code[tooLate]}
        </Notice>
      ) : null}
    </Dialog>
  )
}
