import { type ComponentType, type FormEvent, type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { useTexts } from '#web/lib/locale.tsx'
import { shell } from '#web/messages/shell.ts'
import { paths, transactionsPath } from '#web/paths.ts'
import { SearchIcon } from '#web/ui/icons.tsx'
import type { SearchComboboxProps } from './SearchCombobox.tsx'
import { SEARCH_BOX } from './search-box.ts'

/** The box of the header. Its first use loads the suggestions; before that, and if they cannot load, it searches transactions. */
export function AppSearch() {
  const t = useTexts(shell)
  const navigate = useNavigate()
  const box = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const { Combobox, caret, load } = useLoadedCombobox(box)
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
        {Combobox ? (
          <Combobox text={text} onTextChange={setText} caret={caret} />
        ) : (
          <input
            {...SEARCH_BOX}
            ref={box}
            role="combobox"
            aria-label={t.search}
            aria-expanded={false}
            placeholder={t.searchPlaceholder}
            value={text}
            onChange={event => setText(event.currentTarget.value)}
            onPointerEnter={load}
            onFocus={load}
          />
        )}
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

interface Loaded {
  Combobox: ComponentType<SearchComboboxProps>
  caret: SearchComboboxProps['caret']
}

/** The box with suggestions, once it has been asked for, and where the caret was in the box that it replaces. */
function useLoadedCombobox(box: RefObject<HTMLInputElement | null>) {
  const [loaded, setLoaded] = useState<Loaded>()
  const replace = ({ SearchCombobox }: typeof import('./SearchCombobox.tsx')) => {
    // At once, because the next key would move the caret.
    flushSync(() => setLoaded(known => known ?? { Combobox: SearchCombobox, caret: caretOf(box.current) }))
  }
  const load = () => {
    import('./SearchCombobox.tsx').then(replace, () => {})
  }
  return { Combobox: loaded?.Combobox, caret: loaded?.caret ?? null, load }
}

function caretOf(box: HTMLInputElement | null): SearchComboboxProps['caret'] {
  if (!box || document.activeElement !== box) return null
  return [box.selectionStart, box.selectionEnd]
}
