import { useTexts } from '#web/lib/locale.tsx'
import { docsErrors } from '#web/messages/docs-errors.ts'
import { TextInput } from '#web/ui/TextInput.tsx'

interface ErrorFilterProps {
  query: string
  onQueryChange: (query: string) => void
  /** How many codes it lets through. */
  count: number
}

export function ErrorFilter({ query, onQueryChange, count }: ErrorFilterProps) {
  const t = useTexts(docsErrors)
  return (
    <search className="grid gap-1.5">
      <label htmlFor="error-filter" className="font-semibold">
        {t.filter}
      </label>
      <p id="error-filter-help" className="text-sm text-muted">
        {t.filterHint}
      </p>
      <TextInput
        id="error-filter"
        type="search"
        value={query}
        onValueChange={onQueryChange}
        describedBy="error-filter-help"
        autoComplete="off"
        autoCapitalize="off"
      />
      <p role="status" className="text-sm text-muted">
        {t.found(count)}
      </p>
    </search>
  )
}
