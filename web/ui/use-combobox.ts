import { type KeyboardEvent, useState } from 'react'
import { matches } from '#web/lib/search-text.ts'

export interface ComboboxOption {
  value: string
  label: string
  /** What finds it besides its label, such as its name in another language. */
  alsoFoundBy?: string
}

const MOVES: Record<string, (active: number, count: number) => number> = {
  ArrowDown: (active, count) => (active + 1) % count,
  ArrowUp: (active, count) => (active <= 0 ? count : active) - 1,
}

/** What a searchable list shows and which option a key would choose. What is typed counts only until an option is chosen. */
export function useCombobox(options: readonly ComboboxOption[], value: string, onValueChange: (value: string) => void) {
  const [query, setQuery] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const found = options.filter(({ label, alsoFoundBy = '' }) => matches(`${label} ${alsoFoundBy}`, query ?? ''))

  const open = () => {
    if (isOpen) return
    setOpen(true)
    setActive(found.findIndex(option => option.value === value))
  }
  const close = () => {
    setOpen(false)
    setActive(-1)
    setQuery(null)
  }
  const choose = (option: ComboboxOption) => {
    onValueChange(option.value)
    close()
  }
  const search = (text: string) => {
    setQuery(text)
    setOpen(true)
    setActive(text.trim() === '' ? -1 : 0)
  }
  const press = (event: KeyboardEvent) => {
    const move = MOVES[event.key]
    const option = found[active]
    if (move) {
      event.preventDefault()
      if (!isOpen) open()
      else if (found.length > 0) setActive(move(active, found.length))
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault()
      if (option) choose(option)
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      close()
    }
  }
  const selected = options.find(option => option.value === value)
  return { text: query ?? selected?.label ?? '', found, isOpen, active, open, close, choose, search, press }
}
