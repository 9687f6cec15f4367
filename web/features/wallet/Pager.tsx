import { type ReactNode, useEffect } from 'react'
import { Link, type To, useLocation, useNavigate } from 'react-router-dom'
import { useTexts } from '#web/lib/locale.tsx'
import { stateField } from '#web/lib/navigation-state.ts'
import { pager } from '#web/messages/pager.ts'
import { classNames } from '#web/ui/class-names.ts'
import { ArrowBackIcon, ArrowForwardIcon } from '#web/ui/icons.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { type Pages, pageNumbers } from './page-numbers.ts'
import { useAddress } from './wallet-params.ts'

const PLACE = 'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-md px-3 font-semibold'
const PRESSABLE = 'text-ink hover:bg-raised'

interface PagerProps extends Pages {
  /** Without them, there are only the steps back and on. */
  withNumbers?: boolean
}

/** Leads to the pages that can be reached from this one. A list of one page has none. */
export function Pager({ page, previousCursor, nextCursor, withNumbers = true }: PagerProps) {
  const t = useTexts(pager)
  const { changed } = useAddress()
  if (previousCursor === null && nextCursor === null) return null
  const to = (cursor: string | null) => changed({ cursor, reference: null })
  // The first page needs no cursor, and its address is the plain one.
  const previous = page === 2 ? null : previousCursor
  return (
    <nav aria-label={t.pages} className="flex flex-wrap items-center justify-between gap-2">
      <Step to={page > 1 ? to(previous) : undefined} name={t.previous}>
        <ArrowBackIcon className="size-5" />
        <span className="max-sm:sr-only">{t.previous}</span>
      </Step>
      <ol className="flex items-center gap-1">
        {(withNumbers ? pageNumbers({ page, previousCursor, nextCursor }) : []).map(place => (
          <li key={place.number} className={place.afterGap ? "before:px-1 before:text-muted before:content-['…']" : ''}>
            <Link
              to={place.number === page ? changed({ reference: null }) : to(place.cursor)}
              aria-label={t.page(place.number)}
              aria-current={place.number === page ? 'page' : undefined}
              className={classNames(PLACE, place.number === page ? 'bg-brand-soft text-brand' : PRESSABLE)}
            >
              {place.number}
            </Link>
          </li>
        ))}
      </ol>
      <Step to={nextCursor === null ? undefined : to(nextCursor)} name={t.next}>
        <span className="max-sm:sr-only">{t.next}</span>
        <ArrowForwardIcon className="size-5" />
      </Step>
    </nav>
  )
}

/** Where it leads nowhere it keeps its place, so that the other one stays under the finger. */
function Step({ to, name, children }: { to: To | undefined; name: string; children: ReactNode }) {
  if (to === undefined) {
    return (
      <span aria-hidden="true" className={classNames(PLACE, 'text-muted')}>
        {children}
      </span>
    )
  }
  return (
    <Link to={to} aria-label={name} className={classNames(PLACE, PRESSABLE)}>
      {children}
    </Link>
  )
}

/** Why the first page is shown to whoever asked for another one. */
export function CursorLost() {
  const t = useTexts(pager)
  const { state } = useLocation()
  return stateField(state, 'cursorLost') === true ? <Notice alert>{t.cursorLost}</Notice> : null
}

/** An old address may name a page that is not there any more: leads to the first one, where `CursorLost` says so. */
export function useFirstPageInstead(isLost: boolean): void {
  const navigate = useNavigate()
  const { changed } = useAddress()
  useEffect(() => {
    if (isLost) navigate(changed({ cursor: null }), { replace: true, state: { cursorLost: true } })
  })
}
