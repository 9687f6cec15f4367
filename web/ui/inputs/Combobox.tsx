import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift'
import { useState } from 'react'
import { matches } from '#domain/search-text.ts'
import { CheckIcon, ChevronDownIcon } from '#web/ui/icons.tsx'
import { ariaOf, type Control, INPUT_STYLE } from './control.ts'

export interface ComboboxOption {
  value: string
  label: string
  /** More search text, such as the name in another language. */
  alsoFoundBy?: string
}

interface ComboboxProps extends Control<string> {
  options: readonly ComboboxOption[]
  placeholder: string
  /** The accessible name of the button that opens the list. */
  showLabel: string
  /** Shown instead of the list when nothing matches. */
  noneText: string
}

/** A choice from a long list with a search. The typed text is only a search, never the value. */
export function Combobox(props: ComboboxProps) {
  const { id, options, value, onValueChange, labelledBy, showLabel, noneText } = props
  const [query, setQuery] = useState<string | null>(null)
  const selected = options.find(option => option.value === value) ?? null
  const matching = options.filter(({ label, alsoFoundBy = '' }) => matches(`${label} ${alsoFoundBy}`, query ?? ''))
  const list = useCombobox<ComboboxOption>({
    items: matching,
    itemToString: option => option?.label ?? '',
    itemToKey: option => option?.value,
    inputValue: query ?? selected?.label ?? '',
    selectedItem: selected,
    inputId: id,
    labelId: labelledBy,
    menuId: `${id}-list`,
    getItemId: index => `${id}-${matching[index]?.value}`,
    stateReducer: reduceState,
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onValueChange(selectedItem.value),
    onIsOpenChange: ({ isOpen }) => isOpen || setQuery(null),
  })
  const hasList = list.isOpen && matching.length > 0
  return (
    <div className="relative">
      <input
        {...list.getInputProps({
          ...ariaOf(props),
          ref: props.ref,
          placeholder: props.placeholder,
          onChange: event => setQuery(event.currentTarget.value),
          onFocus: event => event.currentTarget.select(),
          'aria-expanded': hasList,
        })}
        type="text"
        className={`${INPUT_STYLE} pe-14`}
      />
      <button
        {...list.getToggleButtonProps()}
        type="button"
        aria-label={showLabel}
        aria-expanded={hasList}
        className="absolute inset-y-0 end-0.5 my-auto grid size-11 place-items-center rounded-md text-muted hover:text-ink"
      >
        <ChevronDownIcon className="size-5" />
      </button>
      <div
        {...list.getMenuProps()}
        hidden={!hasList}
        className="absolute inset-x-0 top-full z-10 mt-1 max-h-72 overflow-y-auto rounded-md border border-line bg-surface p-1 shadow-lift"
      >
        {hasList
          ? matching.map((option, index) => (
              <div
                key={option.value}
                {...list.getItemProps({ item: option, index, 'aria-selected': option === selected })}
                data-active={index === list.highlightedIndex || undefined}
                className="flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-sm px-3 py-2 data-active:bg-brand-soft"
              >
                <span>{option.label}</span>
                {option === selected ? <CheckIcon className="size-5 shrink-0 text-brand" /> : null}
              </div>
            ))
          : null}
      </div>
      <p role="status" className="mt-2 text-sm text-muted empty:hidden">
        {list.isOpen && matching.length === 0 ? noneText : ''}
      </p>
    </div>
  )
}

const { InputChange, InputClick, InputBlur, InputKeyDownEscape } = useCombobox.stateChangeTypes

/** Differences from downshift's defaults: typing highlights the first match, a click only opens the list, and blur neither chooses nor clears. */
function reduceState(
  state: UseComboboxState<ComboboxOption>,
  { type, changes }: UseComboboxStateChangeOptions<ComboboxOption>,
): Partial<UseComboboxState<ComboboxOption>> {
  switch (type) {
    case InputChange:
      return { ...changes, highlightedIndex: changes.inputValue?.trim() ? 0 : -1 }
    case InputClick:
      return state.isOpen ? state : changes
    case InputBlur:
    case InputKeyDownEscape:
      return { ...changes, selectedItem: state.selectedItem }
    default:
      return changes
  }
}
