import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift'
import { type ComponentType, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { cleanIban } from '#domain/iban.ts'
import type { Beneficiary } from '#web/api/generated/plinkAPI.schemas.ts'
import { useAllBeneficiaries } from '#web/api/use-all-beneficiaries.ts'
import { useHasWallet } from '#web/api/use-wallet.ts'
import { useLocale, useTexts } from '#web/lib/locale.tsx'
import { hasWords, matches } from '#web/lib/search-text.ts'
import { appSearch } from '#web/messages/app-search.ts'
import { shell } from '#web/messages/shell.ts'
import { beneficiaryPath, transactionsPath } from '#web/paths.ts'
import { PersonIcon, SearchIcon } from '#web/ui/icons.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { pageName, pagesFor } from './app-pages.ts'
import { SEARCH_BOX } from './search-box.ts'

export interface SearchComboboxProps {
  text: string
  onTextChange: (text: string) => void
  /** The selection in the box that this one replaces, or null if that had no focus. */
  caret: [start: number | null, end: number | null] | null
}

interface Suggestion {
  key: string
  to: string
  Icon: ComponentType<{ className?: string }>
  name: ReactNode
  details?: ReactNode
}

interface SuggestionGroup {
  /** None for the transactions, which are always last. */
  label?: string
  suggestions: Suggestion[]
}

/** Suggests pages, beneficiaries and at last the transactions that match. The first suggestion is highlighted, so Enter opens it. */
export function SearchCombobox({ text, onTextChange, caret }: SearchComboboxProps) {
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
    initialIsOpen: caret !== null && text.trim() !== '',
    defaultHighlightedIndex: 0,
    stateReducer: reduceState,
    onInputValueChange: ({ inputValue }) => onTextChange(inputValue),
    onSelectedItemChange: ({ selectedItem }) => selectedItem && open(selectedItem),
  })
  const hasList = list.isOpen && items.length > 0
  useLayoutEffect(() => {
    if (!caret) return
    box.current?.focus()
    box.current?.setSelectionRange(...caret)
  }, [caret])
  return (
    <>
      <input
        {...list.getInputProps({
          ...SEARCH_BOX,
          ref: box,
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
                      {item.name}
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

/** As many of a kind as can be taken in at a glance. */
const MAX_OF_A_KIND = 5

/** The beneficiaries are requested once something is typed. Without them there are still the pages and the transactions. */
function useSuggestions(query: string): SuggestionGroup[] {
  const { locale } = useLocale()
  const t = useTexts(appSearch)
  const hasBusiness = useHasWallet()
  const { data } = useAllBeneficiaries(hasBusiness && query !== '')
  const transactions = {
    key: 'transactions-for',
    to: transactionsPath({ q: query }),
    Icon: SearchIcon,
    name: t.transactionsFor(query),
  }
  const pages = hasWords(query) ? pagesFor(query, locale, hasBusiness) : []
  const beneficiaries = hasWords(query) ? (data?.items ?? []).filter(each => matchesBeneficiary(each, query)) : []
  const found = [
    { label: t.pages, suggestions: pages.map(page => ({ ...page, name: pageName(page.key, locale) })) },
    { label: shell[locale].nav.beneficiaries, suggestions: beneficiaries.map(suggestionOf) },
  ]
  return [
    ...found
      .filter(({ suggestions }) => suggestions.length > 0)
      .map(({ label, suggestions }) => ({ label, suggestions: suggestions.slice(0, MAX_OF_A_KIND) })),
    ...(hasBusiness ? [{ suggestions: [transactions] }] : []),
  ]
}

/** Parts of an IBAN count from four characters, because all begin with the same two. */
function matchesBeneficiary({ name, nickname = '', iban }: Beneficiary, query: string): boolean {
  const part = cleanIban(query)
  return matches(`${nickname} ${name}`, query) || (part.length >= 4 && iban.includes(part))
}

function suggestionOf({ beneficiaryId, name, nickname, iban }: Beneficiary): Suggestion {
  return {
    key: beneficiaryId,
    to: beneficiaryPath(beneficiaryId),
    Icon: PersonIcon,
    name: <bdi>{nickname ?? name}</bdi>,
    details: (
      <>
        {nickname ? (
          <>
            <bdi>{name}</bdi>,{' '}
          </>
        ) : null}
        <Ltr>•• {iban.slice(-4)}</Ltr>
      </>
    ),
  }
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
