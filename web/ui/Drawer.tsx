import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react'
import { useTexts } from '#web/lib/locale.tsx'
import { common } from '#web/messages/common.ts'
import { CloseIcon } from './icons.tsx'

interface DrawerProps {
  title: string
  onClose: () => void
  children: ReactNode
}

/** Stands at the side of the page, which stays in sight, for as long as it is mounted. */
export function Drawer({ title, onClose, children }: DrawerProps) {
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const pressedBeside = useRef(false)
  const { close } = useTexts(common)
  const isBeside = (event: SyntheticEvent) => event.target === dialog.current
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way to do what a press beside the drawer does.
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className="me-0 ms-auto my-0 h-dvh max-h-none w-[min(24rem,100%)] max-w-none overflow-y-auto border-s border-line bg-surface p-6 text-ink backdrop:bg-[rgb(5_24_20/25%)]"
      onCancel={event => {
        event.preventDefault()
        onClose()
      }}
      onPointerDown={event => {
        pressedBeside.current = isBeside(event)
      }}
      // A text marked with the mouse that is let go beside the drawer counts as a click there; its press was inside.
      onClick={event => isBeside(event) && pressedBeside.current && onClose()}
    >
      <div className="grid gap-5">
        <header className="flex items-start justify-between gap-4">
          <h2 id={titleId} className="text-lg font-semibold">
            {title}
          </h2>
          <button
            type="button"
            aria-label={close}
            className="-my-2 -me-3 grid size-11 shrink-0 place-items-center rounded-md text-muted hover:bg-raised hover:text-ink"
            onClick={onClose}
          >
            <CloseIcon className="size-5" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  )
}
