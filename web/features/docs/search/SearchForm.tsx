import { type FormEvent, type KeyboardEvent, useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { useLocale, useTexts } from '#web/lib/locale.tsx'
import { TextInput } from '#web/ui/inputs/TextInput.tsx'
import { LoadFailed } from '#web/ui/LoadFailed.tsx'
import { docsSearch } from './docs-search.messages.ts'
import { find, KINDS, loadEntries, type SearchEntry } from './search-index.ts'

/** So many results of a kind can still be looked through at a glance. */
const MAX_OF_A_KIND = 8
const ID = 'docs-search'

interface SearchFormProps {
  /** Called before a result opens. */
  onLeave: () => void
}

/** A search box with links to the results below it. Enter opens the first one, and the arrow keys move between the box and the links. */
export function SearchForm({ onLeave }: SearchFormProps) {
  const t = useTexts(docsSearch)
  const [query, setQuery] = useState('')
  const { entries, hasFailed, tryAgain } = useEntries()
  const results = find(entries ?? [], query)
  const isSearching = entries !== undefined && query.trim() !== ''
  return (
    <form className="grid gap-3" onSubmit={openFirst} onKeyDown={moveFocus}>
      <label htmlFor={ID} className="text-sm text-muted">
        {t.hint}
      </label>
      <TextInput
        id={ID}
        type="search"
        value={query}
        onValueChange={setQuery}
        autoFocus
        autoComplete="off"
        autoCapitalize="none"
        maxLength={100}
      />
      <p role="status" className="text-sm text-muted">
        {isSearching ? <span>{t.count(results.length)}</span> : null}
        {entries === undefined && !hasFailed ? <span>{t.loading}</span> : null}
      </p>
      {hasFailed ? <LoadFailed text={t.failed} onTryAgain={tryAgain} /> : null}
      <div className="grid h-[50dvh] content-start gap-4 overflow-y-auto">
        {KINDS.map(kind => (
          <Group key={kind} kind={kind} entries={results.filter(entry => entry.kind === kind)} onLeave={onLeave} />
        ))}
      </div>
    </form>
  )
}

function useEntries() {
  const { locale } = useLocale()
  const [attempt, setAttempt] = useState(0)
  const [entries, setEntries] = useState<readonly SearchEntry[]>()
  const [hasFailed, setFailed] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again.
  useEffect(() => {
    const controller = new AbortController()
    setFailed(false)
    loadEntries(locale, controller.signal).then(setEntries, () => controller.signal.aborted || setFailed(true))
    return () => controller.abort()
  }, [locale, attempt])
  return { entries, hasFailed, tryAgain: () => setAttempt(attempt + 1) }
}

interface GroupProps extends SearchFormProps {
  kind: SearchEntry['kind']
  entries: readonly SearchEntry[]
}

function Group({ kind, entries, onLeave }: GroupProps) {
  const t = useTexts(docsSearch)
  if (entries.length === 0) return null
  return (
    <section aria-labelledby={`${ID}-${kind}`}>
      <h3 id={`${ID}-${kind}`} className="px-3 text-sm text-muted">
        {t.kinds[kind]}
      </h3>
      <ul>
        {entries.slice(0, MAX_OF_A_KIND).map(entry => (
          <li key={entry.to}>
            <Result entry={entry} onLeave={onLeave} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const RESULT = 'grid min-h-11 content-center rounded-md px-3 py-1.5 wrap-anywhere hover:bg-raised focus:bg-brand-soft'

function Result({ entry, onLeave }: { entry: SearchEntry; onLeave: () => void }) {
  const { title, details, to } = entry
  return (
    <Link to={to} className={RESULT} onClick={onLeave}>
      <bdi className="font-semibold">{title}</bdi>
      <bdi className="text-sm text-muted">{details}</bdi>
    </Link>
  )
}

function openFirst(event: FormEvent<HTMLFormElement>): void {
  event.preventDefault()
  event.currentTarget.querySelector('a')?.click()
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

function moveFocus(event: KeyboardEvent<HTMLFormElement>): void {
  const step = STEPS[event.key]
  if (step === undefined) return
  event.preventDefault()
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')]
  stops[stops.findIndex(stop => stop.matches(':focus')) + step]?.focus()
}
