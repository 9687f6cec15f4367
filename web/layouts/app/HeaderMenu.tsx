import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { useMenuOpen } from './AppNav.tsx'

interface HeaderMenuProps {
  /** The label of the button. */
  label: string
  icon: ReactNode
  children: ReactNode
}

/** A button of the header with a popover below it. On a phone the popover has full width. */
export function HeaderMenu({ label, icon, children }: HeaderMenuProps) {
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useMenuOpen()
  useDismissal(open, frame, by => {
    setOpen(false)
    if (by === 'escape') button.current?.focus()
  })
  return (
    <div ref={frame} className="sm:relative">
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        className="grid size-11 place-items-center rounded-md text-ink hover:bg-raised"
        onClick={() => setOpen(!open)}
      >
        {icon}
      </button>
      {open ? (
        <div
          id={id}
          className="absolute top-full z-20 mt-2 overflow-hidden rounded-lg border border-line bg-surface shadow-lift max-sm:inset-x-2 sm:end-0 sm:w-96"
        >
          {children}
        </div>
      ) : null}
    </div>
  )
}

/** Closes the popover on Escape, on a click outside and when focus leaves it. */
function useDismissal(
  open: boolean,
  frame: RefObject<HTMLElement | null>,
  close: (by: 'escape' | 'leaving') => void,
): void {
  useEffect(() => {
    if (!open) return
    const listening = new AbortController()
    const { signal } = listening
    const leave = (target: EventTarget | null) => {
      if (target instanceof Node && !frame.current?.contains(target)) close('leaving')
    }
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && close('escape'), { signal })
    document.addEventListener('pointerdown', ({ target }) => leave(target), { signal })
    document.addEventListener('focusin', ({ target }) => leave(target), { signal })
    return () => listening.abort()
  }, [open, frame, close])
}
