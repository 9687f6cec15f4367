import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react'
import { useTexts } from '#web/lib/locale.tsx'
import { common } from '#web/messages/common.ts'
import { classNames } from './class-names.ts'
import { CloseIcon } from './icons.tsx'

interface DialogProps {
  open: boolean
  /** Called on Escape, the cross, or a press beside the dialog; never for a persistent one. */
  onClose?: () => void
  /** Can only be left through its actions. */
  persistent?: boolean
  /** At the side, as a drawer, the page stays in sight. */
  placement?: 'center' | 'side'
  title: string
  /** Reads out with the title. */
  description?: ReactNode
  children?: ReactNode
  /** Buttons, the main one first. */
  actions?: ReactNode
}

/** A modal over the page, drawn by the browser: focus stays inside, the page behind is inert, focus returns on closing. */
export function Dialog(props: DialogProps) {
  const { open, onClose, persistent, placement = 'center', title, description, children, actions } = props
  const ids = useId()
  const dialog = useShown(open)
  const close = persistent ? undefined : onClose
  // A press counts if it begins and ends beside: text that is marked past the edge of the dialog ends with a click there too.
  const isPressed = useRef(false)
  const isBeside = (event: SyntheticEvent) => event.target === dialog.current
  const cross = close ? <Cross onPress={close} /> : null
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault()
    close?.()
  }
  // Without this a second Escape closes even a dialog that refuses to be cancelled.
  const refuseEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !close) event.preventDefault()
  }
  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${ids}-title`}
      aria-describedby={description ? `${ids}-description` : undefined}
      data-placement={placement}
      className="dialog border-line bg-surface text-ink"
      onCancel={cancel}
      onKeyDown={refuseEscape}
      onPointerDown={event => {
        isPressed.current = isBeside(event)
      }}
      onPointerUp={event => {
        isPressed.current &&= isBeside(event)
      }}
      onClick={event => isPressed.current && isBeside(event) && close?.()}
    >
      {open ? (
        <div className="relative grid min-h-full content-start gap-5 p-6">
          {placement === 'side' ? cross : null}
          <h2 id={`${ids}-title`} className={classNames('text-lg font-semibold', close && 'pe-10')}>
            {title}
          </h2>
          {description ? (
            <div id={`${ids}-description`} className="grid gap-2 wrap-anywhere text-muted">
              {description}
            </div>
          ) : null}
          {children}
          {actions ? <footer className="flex flex-wrap gap-3 *:flex-1 *:basis-36">{actions}</footer> : null}
          {/* Comes last, so that the dialog opens with its main action in focus. */}
          {placement === 'center' ? cross : null}
        </div>
      ) : null}
    </dialog>
  )
}

function Cross({ onPress }: { onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label={useTexts(common).close}
      className="absolute end-3 top-4 grid size-11 place-items-center rounded-md text-muted hover:bg-raised hover:text-ink"
      onClick={onPress}
    >
      <CloseIcon className="size-5" />
    </button>
  )
}

/** Layout effects run before the element leaves the page, so the browser can still give the focus back. */
function useShown(open: boolean) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    element.showModal()
    return () => element.close()
  }, [open])
  return dialog
}
