import { useEffect, useRef } from 'react'
import { useTexts } from '#web/lib/locale.tsx'
import { shell } from '#web/messages/shell.ts'
import { CloseIcon, MenuIcon } from '#web/ui/icons.tsx'

interface MenuButtonProps {
  /** The id of the menu. */
  controls: string
  open: boolean
  onToggle: () => void
}

/** Opens the menu on screens where it is not beside the page. */
export function MenuButton({ controls, open, onToggle }: MenuButtonProps) {
  const Icon = open ? CloseIcon : MenuIcon
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!open) return
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      onToggle()
      button.current?.focus()
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [open, onToggle])
  return (
    <button
      ref={button}
      type="button"
      aria-label={useTexts(shell).menu}
      aria-expanded={open}
      aria-controls={controls}
      className="grid size-11 place-items-center rounded-md text-ink hover:bg-raised lg:hidden"
      onClick={onToggle}
    >
      <Icon className="size-5" />
    </button>
  )
}
