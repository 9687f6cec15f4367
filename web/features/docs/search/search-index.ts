import { hasWords, matches } from '#domain/search-text.ts'
import { operationIndex } from '#web/api/generated/error-index.ts'
import type { Locale } from '#web/lib/locale.tsx'
import { referencePath } from '#web/paths.ts'

export const KINDS = ['guide', 'error', 'operation'] as const

/** A search result: a page of the documentation or a section of one, an error code, or an operation. */
export interface SearchEntry {
  kind: (typeof KINDS)[number]
  title: string
  /** Shown below the title: the page of a section, the cause of an error, or the method and path of an operation. */
  details: string
  to: string
  /** Further words to search for. */
  text: string
}

/** The file of the pages and error codes, which the build writes from the prerendered pages. */
export const searchIndexPath = (locale: Locale) => `/docs/search.${locale}.json`

/** Rejects if the file cannot be loaded. */
export async function loadEntries(locale: Locale, signal: AbortSignal): Promise<SearchEntry[]> {
  const response = await fetch(searchIndexPath(locale), { signal })
  if (!response.ok) throw new Error(`The search index responds with ${response.status}`)
  const pages: SearchEntry[] = await response.json()
  return [...pages, ...OPERATIONS]
}

const OPERATIONS = Object.entries(operationIndex).map(
  ([id, operation]): SearchEntry => ({
    kind: 'operation',
    title: id,
    details: `${operation.method} ${operation.path}`,
    to: referencePath(operation.tag, id),
    text: operation.summary,
  }),
)

/** Returns the entries with every word of the query. Those with all words in the title come first, and among them the shortest title. */
export function find(entries: readonly SearchEntry[], query: string): SearchEntry[] {
  if (!hasWords(query)) return []
  return entries
    .map(entry => ({ entry, place: placeOf(entry, query) }))
    .filter(({ place }) => place !== -1)
    .sort((a, b) => a.place - b.place || a.entry.title.length - b.entry.title.length)
    .map(({ entry }) => entry)
}

const placeOf = ({ title, details, text }: SearchEntry, query: string): number =>
  [title, `${title} ${details}`, `${title} ${details} ${text}`].findIndex(searched => matches(searched, query))
