import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useTexts } from '#web/lib/locale.tsx'
import { common } from '#web/messages/common.ts'
import { CloseIcon } from '#web/ui/icons.tsx'

interface DetailsPanelProps {
  title: string
  /** What the panel is about; another one is news. */
  shown: string
  onClose: () => void
  children: ReactNode
}

/** Takes focus when it shows something else, so that it is read out and its buttons come next. */
export function DetailsPanel({ title, shown, onClose, children }: DetailsPanelProps) {
  const id = useId()
  const { key } = useLocation()
  const heading = useRef<HTMLHeadingElement>(null)
  const isFirstPage = key === 'default'
  const told = useRef('')
  useEffect(() => {
    if (told.current === shown) return
    told.current = shown
    if (!isFirstPage) heading.current?.focus({ preventScroll: true })
  }, [shown, isFirstPage])
  return (
    <aside
      aria-labelledby={id}
      className="sticky top-6 grid grid-cols-1 gap-5 rounded-lg border border-line bg-surface p-6"
    >
      <h2 ref={heading} id={id} tabIndex={-1} className="pe-10 text-lg font-semibold">
        {title}
      </h2>
      <button
        type="button"
        aria-label={useTexts(common).close}
        className="absolute end-3 top-4 grid size-11 place-items-center rounded-md text-muted hover:bg-raised hover:text-ink"
        onClick={onClose}
      >
        <CloseIcon className="size-5" />
      </button>
      {children}
    </aside>
  )
}
