import { useState } from 'react'
import { TextLink } from '#web/layouts/links.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { docsErrors } from '#web/messages/docs-errors.ts'
import { paths } from '#web/paths.ts'
import { TextInput } from '#web/ui/inputs/TextInput.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Prose } from '../Prose.tsx'
import { useAnchor, useScrollToAnchor } from '../use-scroll-to-anchor.ts'
import { ErrorEntry } from './ErrorEntry.tsx'
import { ERROR_CODES, fits } from './error-facts.ts'

/** Every code of the contract: what happened and what to do. Error bodies link to this page. */
export function ErrorsPage() {
  const t = useTexts(docsErrors)
  const [query, setQuery] = useState('')
  const anchor = useAnchor()
  useScrollToAnchor()
  const found = ERROR_CODES.filter(code => fits(code, query))
  const isUnknown = anchor !== '' && !ERROR_CODES.some(code => code === anchor)
  return (
    <article className="grid max-w-3xl grid-cols-1 gap-8">
      <header className="grid gap-3">
        <PageHeading title={t.title} />
        <p className="text-muted">
          <Prose>{t.lead}</Prose>
        </p>
        <p>
          <TextLink to={paths.docsLimits}>{t.limits}</TextLink>
        </p>
      </header>
      {isUnknown ? (
        // The target of the URL's anchor when no entry has it.
        <div id={anchor} tabIndex={-1}>
          <Notice tone="warning">{t.unknown(anchor)}</Notice>
        </div>
      ) : null}
      <ErrorFilter query={query} onQueryChange={setQuery} count={found.length} />
      <div className="grid grid-cols-1 gap-4">
        {found.map(code => (
          <ErrorEntry key={code} code={code} isTarget={code === anchor} />
        ))}
      </div>
      {found.length === 0 ? <p>{t.nothing}</p> : null}
    </article>
  )
}

interface ErrorFilterProps {
  query: string
  onQueryChange: (query: string) => void
  /** How many codes match. */
  count: number
}

function ErrorFilter({ query, onQueryChange, count }: ErrorFilterProps) {
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
