import { useEffect, useRef } from 'react'
import { ariaOf, type Control, INPUT_STYLE } from './control.ts'
import { CheckIcon, ChevronDownIcon } from './icons.tsx'
import { type ComboboxOption, useCombobox } from './use-combobox.ts'

interface ComboboxProps extends Control<string> {
  options: readonly ComboboxOption[]
  placeholder: string
  /** Names the button that opens the list. */
  showLabel: string
  /** In the place of the list when nothing is found. */
  noneText: string
}

/** One of a long list, found by typing part of its name. */
export function Combobox(props: ComboboxProps) {
  const { id, options, value, onValueChange, placeholder, showLabel, noneText, ref, labelledBy } = props
  const { text, found, isOpen, active, open, close, choose, search, press } = useCombobox(options, value, onValueChange)
  const input = useRef<HTMLInputElement>(null)
  const listId = `${id}-list`
  const idOf = (option: ComboboxOption) => `${id}-${option.value}`
  const activeOption = found[active]
  const hasList = isOpen && found.length > 0
  return (
    <div className="relative">
      <input
        {...ariaOf(props)}
        ref={element => {
          input.current = element
          ref?.(element)
        }}
        id={id}
        type="text"
        role="combobox"
        aria-expanded={hasList}
        aria-controls={hasList ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={activeOption ? idOf(activeOption) : undefined}
        autoComplete="off"
        placeholder={placeholder}
        value={text}
        className={`${INPUT_STYLE} pe-14`}
        onChange={event => search(event.target.value)}
        onKeyDown={press}
        onClick={open}
        onFocus={event => event.target.select()}
        onBlur={close}
      />
      <button
        type="button"
        tabIndex={-1}
        aria-label={showLabel}
        aria-expanded={hasList}
        className="absolute inset-y-0 end-0.5 my-auto grid size-11 place-items-center rounded-md text-muted hover:text-ink"
        // The focus stays in the box, which would close the list on losing it.
        onMouseDown={event => event.preventDefault()}
        onClick={() => {
          input.current?.focus()
          if (isOpen) close()
          else open()
        }}
      >
        <ChevronDownIcon className="size-5" />
      </button>
      {hasList ? (
        <div
          id={listId}
          role="listbox"
          aria-labelledby={labelledBy}
          className="absolute inset-x-0 top-full z-10 mt-1 max-h-72 overflow-y-auto rounded-md border border-line bg-surface p-1 shadow-lift"
          onMouseDown={event => event.preventDefault()}
        >
          {found.map(option => (
            <Option
              key={option.value}
              id={idOf(option)}
              label={option.label}
              isActive={option === activeOption}
              isSelected={option.value === value}
              onChoose={() => choose(option)}
            />
          ))}
        </div>
      ) : null}
      <p role="status" className="mt-2 text-sm text-muted empty:hidden">
        {isOpen && found.length === 0 ? noneText : ''}
      </p>
    </div>
  )
}

interface OptionProps {
  id: string
  label: string
  isActive: boolean
  isSelected: boolean
  onChoose: () => void
}

function Option({ id, label, isActive, isSelected, onChoose }: OptionProps) {
  const option = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the box, which keeps the focus.
    <div
      ref={option}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isSelected}
      data-active={isActive || undefined}
      className="flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-sm px-3 py-2 hover:bg-raised data-active:bg-brand-soft"
      onClick={onChoose}
    >
      {label}
      {isSelected ? <CheckIcon className="size-5 shrink-0 text-brand" /> : null}
    </div>
  )
}
