import { useState } from 'react'
import { Link, Navigate } from 'react-router-dom'
import { errorIndex } from '#web/api/generated/error-index.ts'
import type { ErrorCode } from '#web/api/generated/plinkAPI.schemas.ts'
import { TextLink } from '#web/layouts/links.tsx'
import { useLocale, useTexts } from '#web/lib/locale.tsx'
import { errorHelpPath, paths } from '#web/paths.ts'
import { TextInput } from '#web/ui/inputs/TextInput.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { DocsPage } from '../DocsPage.tsx'
import { docsReference } from '../docs-reference.messages.ts'
import { Prose, withCode } from '../Prose.tsx'
import { useAnchor } from '../use-scroll-to-anchor.ts'
import { docsErrors } from './docs-errors.messages.ts'
import { codesOf, ERROR_GROUPS, type ErrorArea, isErrorArea } from './error-areas.ts'
import { ERROR_CODES, firstSentence, fits, isErrorCode } from './error-facts.ts'
import { errorHelp } from './error-help.ts'

/** Every code of the contract by its area. A code has its own page. Earlier versions of the documentation linked to its anchor on this page. */
export function ErrorsPage() {
  const anchor = useAnchor()
  return isErrorCode(anchor) ? <Navigate to={errorHelpPath(anchor)} replace /> : <ErrorIndex anchor={anchor} />
}

function ErrorIndex({ anchor }: { anchor: string }) {
  const t = useTexts(docsErrors)
  const titles = useTexts(docsReference).groups
  const [query, setQuery] = useState('')
  const matchingCodes = new Set(ERROR_CODES.filter(code => fits(code, query)))
  const groups = ERROR_GROUPS.map(({ name, areas }) => ({
    name,
    areas: areas.filter(area => hasAny(area, matchingCodes)),
  }))
  const isKnown = anchor === '' || isErrorArea(anchor) || ERROR_GROUPS.some(({ name }) => name === anchor)
  return (
    <DocsPage
      title={t.title}
      lead={
        <div className="grid gap-4">
          <Lead />
          <ErrorFilter query={query} onQueryChange={setQuery} count={matchingCodes.size} />
        </div>
      }
      sections={groups
        .filter(({ areas }) => areas.length > 0)
        .map(({ name, areas }) => ({
          id: name,
          title: { ...titles, ...t.groups }[name],
          content: areas.map(area => <Area key={area} area={area} found={matchingCodes} />),
        }))}
    >
      {isKnown ? null : (
        // The target of the URL's anchor when nothing has it.
        <div id={anchor} tabIndex={-1}>
          <Notice tone="warning">{t.unknown(anchor)}</Notice>
        </div>
      )}
      {matchingCodes.size === 0 ? <p>{t.nothing}</p> : null}
    </DocsPage>
  )
}

const hasAny = (area: ErrorArea, matchingCodes: ReadonlySet<ErrorCode>) =>
  codesOf(area).some(code => matchingCodes.has(code))

function Lead() {
  const t = useTexts(docsErrors)
  return (
    <div className="grid gap-2">
      <p>
        <Prose>{t.lead}</Prose>
      </p>
      <p>
        <TextLink to={paths.docsLimits}>{t.limits}</TextLink>
      </p>
    </div>
  )
}

interface AreaProps {
  area: ErrorArea
  /** The codes that match the filter. */
  found: ReadonlySet<ErrorCode>
}

function Area({ area, found }: AreaProps) {
  const titles = { ...useTexts(docsReference).tags, ...useTexts(docsErrors).areas }
  return (
    <div id={area} tabIndex={-1} className="grid scroll-mt-6 grid-cols-1 rounded-lg border border-line bg-surface">
      <h3 className="px-4 py-3 font-semibold">{titles[area]}</h3>
      <ul className="error-list contract-code">
        {codesOf(area)
          .filter(code => found.has(code))
          .map(code => (
            <Entry key={code} code={code} />
          ))}
      </ul>
    </div>
  )
}

/** The entry has little markup, because there are hundreds. */
function Entry({ code }: { code: ErrorCode }) {
  const { locale } = useLocale()
  return (
    <li id={code}>
      <Link to={errorHelpPath(code)} discover="none">
        {code}
      </Link>{' '}
      <b>{errorIndex[code].statuses}</b>
      <p>{withCode(firstSentence(errorHelp[code][locale].happened))}</p>
    </li>
  )
}

interface ErrorFilterProps {
  query: string
  onQueryChange: (query: string) => void
  /** The number of matching codes. */
  count: number
}

/** Needs JavaScript. Without it, all codes are shown. */
function ErrorFilter({ query, onQueryChange, count }: ErrorFilterProps) {
  const t = useTexts(docsErrors)
  return (
    <search className="grid gap-1.5 text-ink noscript:hidden">
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
