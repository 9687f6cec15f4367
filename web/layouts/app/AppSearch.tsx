import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift'
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useTexts } from '#web/lib/locale.tsx'
import { appSearch } from '#web/messages/app-search.ts'
import { shell } from '#web/messages/shell.ts'
import { paths, transactionsPath } from '#web/paths.ts'
import { SearchIcon } from '#web/ui/icons.tsx'
import { type Suggestion, useSuggestions } from './use-suggestions.tsx'

/** The box of the header. Without a suggestion, such as from its button, it searches transactions. */
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
        <SearchCombobox text={text} onTextChange={setText} />
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

interface SearchComboboxProps {
  text: string
  onTextChange: (text: string) => void
}

/** Suggests pages, beneficiaries and at last the transactions that match. The first suggestion is highlighted, so Enter opens it. */
function SearchCombobox({ text, onTextChange }: SearchComboboxProps) {
  const t = useTexts(shell)
  const { list: listLabel, count } = useTexts(appSearch)
  const navigate = useNavigate()
  const box = useRef<HTMLInputElement>(null)
  const groups = useSuggestions(text.trim())
  const items = groups.flatMap(({ suggestions }) => suggestions)
  const open = ({ to }: Suggestion) => {
    // The heading of the page that opens takes the focus only if nothing has it.
    box.current?.blur()
    navigate(to)
  }
  const list = useCombobox<Suggestion>({
    items,
    itemToString: () => '',
    itemToKey: item => item?.key,
    inputValue: text,
    defaultHighlightedIndex: 0,
    stateReducer: reduceState,
    onInputValueChange: ({ inputValue }) => onTextChange(inputValue),
    onSelectedItemChange: ({ selectedItem }) => selectedItem && open(selectedItem),
  })
  const hasList = list.isOpen && items.length > 0
  return (
    <>
      <input
        {...list.getInputProps({
          ref: box,
          // Not "search", which cannot be a combobox.
          type: 'text',
          // The limit of the contract.
          maxLength: 100,
          autoComplete: 'off',
          autoCapitalize: 'none',
          spellCheck: false,
          enterKeyHint: 'search',
          className:
            'block min-h-11 w-full rounded-full border border-control bg-surface ps-12 pe-4 text-ink hover:border-ink focus:border-focus focus:outline-2 focus:outline-offset-0 focus:outline-focus',
          'aria-label': t.search,
          'aria-expanded': hasList,
          placeholder: t.searchPlaceholder,
          // Here, because the caret jumps if the text comes back later.
          onChange: event => onTextChange(event.currentTarget.value),
        })}
      />
      <div
        {...list.getMenuProps({ 'aria-label': listLabel })}
        hidden={!hasList}
        className="absolute inset-x-0 top-full z-20 mt-2 max-h-[min(28rem,60dvh)] overflow-y-auto rounded-lg border border-line bg-surface p-1.5 shadow-lift"
      >
        {hasList
          ? groups.map(({ label, suggestions }) => (
              <Group key={label ?? ''} label={label}>
                {suggestions.map(item => (
                  <div
                    key={item.key}
                    {...list.getItemProps({ item, index: items.indexOf(item) })}
                    className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 py-1.5 aria-selected:bg-brand-soft forced-colors:aria-selected:outline-2"
                  >
                    <item.Icon className="size-5 shrink-0 text-muted" />
                    <span className="grid min-w-0 justify-items-start wrap-anywhere">
                      <span>{item.name}</span>
                      {item.details ? <span className="text-sm text-muted">{item.details}</span> : null}
                    </span>
                  </div>
                ))}
              </Group>
            ))
          : null}
      </div>
      <p role="status" className="sr-only">
        {list.isOpen ? count(items.length) : ''}
      </p>
    </>
  )
}

function Group({ label, children }: { label: string | undefined; children: ReactNode }) {
  const id = useId()
  if (label === undefined) {
    return (
      <div role="presentation" className="not-first:mt-1.5 not-first:border-t not-first:border-line not-first:pt-1.5">
        {children}
      </div>
    )
  }
  return (
    <fieldset aria-labelledby={id} className="min-w-0 not-first:mt-1.5">
      <div id={id} role="presentation" className="px-3 pt-1.5 pb-1 text-sm text-muted">
        {label}
      </div>
      {children}
    </fieldset>
  )
}

const { InputClick, InputBlur, MenuMouseLeave, InputKeyDownEnter, ItemClick } = useCombobox.stateChangeTypes

/** Differences from downshift's defaults: nothing opens for an empty text, a click only opens, leaving does not choose, and a choice clears the box. */
function reduceState(
  state: UseComboboxState<Suggestion>,
  { type, changes }: UseComboboxStateChangeOptions<Suggestion>,
): Partial<UseComboboxState<Suggestion>> {
  switch (type) {
    case InputClick:
      return state.isOpen ? state : openForText(changes)
    case MenuMouseLeave:
      return state
    case InputBlur:
      return { ...changes, selectedItem: null, inputValue: state.inputValue }
    case ItemClick:
    case InputKeyDownEnter:
      return { ...changes, isOpen: false, inputValue: '' }
    default:
      return openForText(changes)
  }
}

/** Forgets what was chosen, so that it can be chosen again. */
const openForText = (changes: Partial<UseComboboxState<Suggestion>>) => ({
  ...changes,
  selectedItem: null,
  isOpen: Boolean(changes.isOpen && changes.inputValue?.trim()),
})
