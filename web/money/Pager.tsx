import { Fragment, type ReactNode, useEffect } from 'react'
import { Link, type To, useLocation } from 'react-router-dom'
import { useTexts } from '#web/lib/locale.tsx'
import { stateField } from '#web/lib/navigation-state.ts'
import { pager } from '#web/messages/pager.ts'
import { classNames } from '#web/ui/class-names.ts'
import { ArrowBackIcon, ArrowForwardIcon } from '#web/ui/icons.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import { type ListPage, shownPages, useKnownPages } from './known-pages.ts'
import { cursorParams, useAddress } from './wallet-params.ts'

const PLACE = 'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-md font-semibold'
const PRESSABLE = 'text-ink hover:bg-raised'

interface PagerProps extends ListPage {
  /** Whether the previous page is shown, because the next one is loading. */
  isPending: boolean
}

/** Links to the newer and the older page, and to the known pages by number. Renders nothing for a list of one page. */
export function Pager({ isPending, ...list }: PagerProps) {
  const t = useTexts(pager)
  const { changed } = useAddress()
  const knownPages = useKnownPages(list, isPending)
  const { page, nextCursor } = list
  if (page === 1 && nextCursor === null) return null
  const to = (target: number) => changed({ cursor: knownPages[target] ?? null, reference: null })
  return (
    <nav aria-label={t.pages} className="flex flex-wrap items-center justify-between gap-2">
      <Step to={page > 1 ? to(page - 1) : undefined} name={t.previous}>
        <ArrowBackIcon className="size-5" />
        <span className="max-sm:sr-only">{t.previous}</span>
      </Step>
      <ol className="flex items-center tabular-nums">
        {shownPages(knownPages, page).map((number, index, numbers) => (
          <Fragment key={number}>
            {index > 0 && number - (numbers[index - 1] ?? 0) > 1 ? <Gap /> : null}
            <li>
              <Numbered number={number} to={number === page ? undefined : to(number)} />
            </li>
          </Fragment>
        ))}
      </ol>
      <Step to={nextCursor === null ? undefined : to(page + 1)} name={t.next}>
        <span className="max-sm:sr-only">{t.next}</span>
        <ArrowForwardIcon className="size-5" />
      </Step>
    </nav>
  )
}

/** An arrow without a target keeps its place, so that the other one stays under the finger. */
function Step({ to, name, children }: { to: To | undefined; name: string; children: ReactNode }) {
  if (to === undefined) {
    return (
      <span aria-hidden="true" className={classNames(PLACE, 'px-3 text-muted')}>
        {children}
      </span>
    )
  }
  return (
    <Link to={to} aria-label={name} className={classNames(PLACE, PRESSABLE, 'px-3')}>
      {children}
    </Link>
  )
}

/** The number of a page. That of the current page is not a link. */
function Numbered({ number, to }: { number: number; to: To | undefined }) {
  const t = useTexts(pager)
  const name = (
    <>
      <VisuallyHidden>{t.page}</VisuallyHidden>
      <span>{` ${number}`}</span>
    </>
  )
  if (to === undefined) {
    return (
      <span aria-current="page" className={classNames(PLACE, 'border border-brand text-brand')}>
        {name}
      </span>
    )
  }
  return (
    <Link to={to} className={classNames(PLACE, PRESSABLE)}>
      {name}
    </Link>
  )
}

/** The placeholder for page numbers that are left out. */
const Gap = () => (
  <li aria-hidden="true" className="min-w-6 text-center text-muted">
    …
  </li>
)

/** Explains why the first page is shown in place of the requested one. */
export function CursorLost() {
  const t = useTexts(pager)
  const { state } = useLocation()
  return stateField(state, 'cursorLost') === true ? <Notice alert>{t.cursorLost}</Notice> : null
}

/**
 * Returns the list of the page that the URL names. An old URL may name a page that no longer exists. In place of the error, the first page opens,
 * where `CursorLost` says so.
 */
export function useFirstPageInstead<List extends { error: { body: { code: string } } | null }>(list: List) {
  const { params, change } = useAddress()
  const isLost = cursorParams(params).cursor !== undefined && list.error?.body.code === 'CURSOR_INVALID'
  useEffect(() => {
    if (isLost) change({ cursor: null }, { replace: true, state: { cursorLost: true } })
  })
  return isLost ? { ...list, error: null } : list
}
