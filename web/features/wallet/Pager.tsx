import { type ReactNode, useEffect } from 'react'
import { Link, type To, useLocation, useNavigate } from 'react-router-dom'
import { useTexts } from '#web/lib/locale.tsx'
import { stateField } from '#web/lib/navigation-state.ts'
import { pager } from '#web/messages/pager.ts'
import { classNames } from '#web/ui/class-names.ts'
import { ArrowBackIcon, ArrowForwardIcon } from '#web/ui/icons.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { useAddress } from './wallet-params.ts'

const PLACE = 'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-md px-3 font-semibold'
const PRESSABLE = 'text-ink hover:bg-raised'

interface PagerProps {
  /** Where in its pages a list stands, as the server says it. */
  page: number
  previousCursor: string | null
  nextCursor: string | null
}

/** Leads to the newer and the older page. How many there are is not known, so it does not say. A list of one page has none. */
export function Pager({ page, previousCursor, nextCursor }: PagerProps) {
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
      <p className="text-sm text-muted">{nextCursor === null ? t.lastPage(page) : t.moreAfter(page)}</p>
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
