import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react'
import { useTexts } from '#web/lib/locale.tsx'
import { common } from '#web/messages/common.ts'
import { classNames } from './class-names.ts'
import { CloseIcon } from './icons.tsx'

interface DialogProps {
  open: boolean
  /** Asked for by Escape, the cross, or a press beside the dialog; never for a persistent one. */
  onClose?: () => void
  /** Can only be left through its actions. */
  persistent?: boolean
  title: string
  /** Reads out with the title. */
  description?: ReactNode
  children?: ReactNode
  /** Buttons, the main one first. */
  actions?: ReactNode
}

/** A modal over the page, drawn by the browser: focus stays inside, the page behind is inert, focus returns on closing. */
export function Dialog({ open, onClose, persistent, title, description, children, actions }: DialogProps) {
  const ids = useId()
  const dialog = useShown(open)
  const leave = persistent ? undefined : onClose
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault()
    leave?.()
  }
  // Without this a second Escape closes even a dialog that refuses to be cancelled.
  const refuseEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !leave) event.preventDefault()
  }
  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${ids}-title`}
      aria-describedby={description ? `${ids}-description` : undefined}
      className="m-auto overscroll-contain w-[calc(100%-2rem)] max-w-md rounded-lg border border-line bg-surface p-0 text-ink shadow-lift backdrop:bg-[rgb(5_24_20/55%)]"
      onCancel={cancel}
      onKeyDown={refuseEscape}
      onClick={event => event.target === dialog.current && leave?.()}
    >
      {open ? (
        <div className="grid gap-5 p-6">
          <h2 id={`${ids}-title`} className={classNames('text-lg font-semibold', leave && 'pe-10')}>
            {title}
          </h2>
          {description ? (
            <div id={`${ids}-description`} className="grid gap-2 wrap-anywhere text-muted">
              {description}
            </div>
          ) : null}
          {children}
          {actions ? <footer className="flex flex-wrap gap-3 *:flex-1 *:basis-36">{actions}</footer> : null}
          {leave ? <Cross onPress={leave} /> : null}
        </div>
      ) : null}
    </dialog>
  )
}

/** Comes last, so that the dialog opens with its main action in focus. */
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
