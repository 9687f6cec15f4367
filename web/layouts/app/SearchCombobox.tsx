import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useTexts } from '#web/lib/locale.tsx'
import { appSearch } from '#web/messages/app-search.ts'
import { shell } from '#web/messages/shell.ts'
import { SEARCH_BOX } from './search-box.ts'
import { type Suggestion, useSuggestions } from './use-suggestions.tsx'

interface SearchComboboxProps {
  text: string
  onTextChange: (text: string) => void
  /** The position of the caret if the replaced box had the focus. Null otherwise. */
  caret: number | null
}

/** Suggests pages, beneficiaries and finally the matching transactions. The first suggestion is highlighted, so Enter opens it. */
export function SearchCombobox({ text, onTextChange, caret }: SearchComboboxProps) {
  const t = useTexts(shell)
  const { list: listLabel, count } = useTexts(appSearch)
  const navigate = useNavigate()
  const box = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (caret === null) return
    box.current?.focus()
    box.current?.setSelectionRange(caret, caret)
  }, [caret])
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
    initialIsOpen: caret !== null && text.trim() !== '',
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
          ...SEARCH_BOX,
          'aria-label': t.search,
          'aria-expanded': hasList,
          placeholder: t.searchPlaceholder,
          // The text is set here, because the caret jumps if the text comes back later.
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

/** This differs from downshift's defaults: an empty text opens nothing, a click only opens, leaving does not choose, and a choice clears the box. */
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

/** Clears the selected item, so that it can be selected again. */
const openForText = (changes: Partial<UseComboboxState<Suggestion>>) => ({
  ...changes,
  selectedItem: null,
  isOpen: Boolean(changes.isOpen && changes.inputValue?.trim()),
})
