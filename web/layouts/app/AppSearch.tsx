import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { useTexts } from '#web/lib/locale.tsx'
import { page } from '#web/lib/page.ts'
import { shell } from '#web/messages/shell.ts'
import { paths, transactionsPath } from '#web/paths.ts'
import { SearchIcon } from '#web/ui/icons.tsx'
import { SEARCH_BOX } from './search-box.ts'

const SearchCombobox = page(() => import('./SearchCombobox.tsx'), 'SearchCombobox')

/** The search box of the header. Without a suggestion, for example when its button is pressed, it searches transactions. */
export function AppSearch() {
  const t = useTexts(shell)
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const search = (event: FormEvent) => {
    event.preventDefault()
    const q = text.trim()
    // The page that opens has its own search box with the text.
    setText('')
    navigate(q ? transactionsPath({ q }) : paths.transactions)
  }
  return (
    <search>
      <form className="relative" onSubmit={search}>
        <SearchBox text={text} onTextChange={setText} />
        <button
          type="submit"
          aria-label={t.search}
          className="absolute inset-y-0 start-0 grid size-11 place-items-center rounded-full text-muted hover:text-ink"
        >
          <SearchIcon className="size-5" />
        </button>
      </form>
    </search>
  )
}

interface SearchBoxProps {
  text: string
  onTextChange: (text: string) => void
}

/** Suggestions load when the field takes the focus, because most visits need none. Until then, and if loading fails, it searches without them. */
function SearchBox({ text, onTextChange }: SearchBoxProps) {
  const t = useTexts(shell)
  const box = useRef<HTMLInputElement>(null)
  const [combobox, setCombobox] = useState<{ caret: number | null }>()
  if (combobox) return <SearchCombobox text={text} onTextChange={onTextChange} caret={combobox.caret} />
  const showSuggestions = () => {
    const hasFocus = document.activeElement === box.current
    // The update is synchronous, because text typed in between would move the caret.
    flushSync(() => setCombobox({ caret: hasFocus ? (box.current?.selectionStart ?? null) : null }))
  }
  return (
    <input
      {...SEARCH_BOX}
      ref={box}
      role="combobox"
      aria-label={t.search}
      aria-expanded={false}
      placeholder={t.searchPlaceholder}
      value={text}
      onChange={event => onTextChange(event.currentTarget.value)}
      onFocus={() => SearchCombobox.fetch().then(showSuggestions, () => {})}
    />
  )
}
