import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react'
import { useTexts } from '#web/lib/locale.tsx'
import { common } from '#web/messages/common.ts'
import { classNames } from './class-names.ts'
import { CloseIcon } from './icons.tsx'

interface DialogProps {
  open: boolean
  /** Called on Escape, on the close button and on a click outside, but never for a persistent dialog. */
  onClose?: () => void
  /** Closes only through its actions. */
  persistent?: boolean
  /** `side` is a drawer, so that the page stays visible. */
  placement?: 'center' | 'side' | 'sheet'
  title: string
  /** Announced with the title. */
  description?: ReactNode
  children?: ReactNode
  /** The buttons, the main one first. */
  actions?: ReactNode
}

/** A modal dialog of the browser. Focus stays inside, the page behind is inert, and focus returns when it closes. */
export function Dialog(props: DialogProps) {
  const { open, onClose, persistent, placement = 'center', title, description, children, actions } = props
  const ids = useId()
  const dialog = useShown(open)
  const close = persistent ? undefined : onClose
  // A click outside must start and end outside, because a text selection that ends outside also fires a click there.
  const isPressed = useRef(false)
  const isBeside = (event: SyntheticEvent) => event.target === dialog.current
  const cross = close ? <Cross onPress={close} /> : null
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault()
    close?.()
  }
  // Without this, a second Escape closes even a persistent dialog.
  const refuseEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !close) event.preventDefault()
  }
  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${ids}-title`}
      aria-describedby={description ? `${ids}-description` : undefined}
      data-placement={placement}
      className="dialog border-line bg-surface text-base text-ink"
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
          <h2 id={`${ids}-title`} className={classNames('text-lg font-semibold wrap-anywhere', close && 'pe-10')}>
            {title}
          </h2>
          {description ? (
            <div id={`${ids}-description`} className="grid gap-2 wrap-anywhere text-muted">
              {description}
            </div>
          ) : null}
          {children}
          {actions ? <footer className="flex flex-wrap gap-3 *:flex-1 *:basis-36">{actions}</footer> : null}
          {/* The close button comes last, so that the main action has the focus when the dialog opens. */}
          {placement === 'side' ? null : cross}
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

/** Opens and closes the dialog in a layout effect, because that runs before the element is removed, while the browser can still restore the focus. */
function useShown(open: boolean) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    element.showModal()
    betterStart(element)?.focus()
    return () => element.close()
  }, [open])
  return dialog
}

/**
 * The browser focuses the first control. Instead of a button that deletes, the one beside it takes the focus, so that pressing Enter twice deletes
 * nothing. A field takes it before a button above it, which would undo a choice. Of radio buttons, the chosen one takes it.
 */
function betterStart(dialog: HTMLElement): HTMLElement | null {
  const first = document.activeElement
  if (first?.matches('[data-danger]')) return dialog.querySelector('footer button:not([data-danger])')
  if (first?.matches('[data-placement=center] button:not(form *)'))
    return dialog.querySelector('form :is(input, select, textarea)')
  return first?.matches('[type=radio]:not(:checked)') ? dialog.querySelector('[type=radio]:checked') : null
}
