import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { usePageTitle } from '#web/lib/page-title.ts'

interface PageHeadingProps {
  /** The title of the document. */
  title: string
  /** The heading on the page. Default: the title. */
  children?: ReactNode
  className?: string
}

/** The only `h1` of a page. It takes focus after a navigation, so that a screen reader announces the new page. */
export function PageHeading({ title, children, className = 'text-xl font-semibold wrap-anywhere' }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  usePageTitle(title)
  useArrival(heading)
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children ?? title}
    </h1>
  )
}

interface PageIntroProps {
  title: string
  /** The subject of the page, in a sentence. */
  lead?: string
}

export function PageIntro({ title, lead }: PageIntroProps) {
  return (
    <div className="grid gap-1">
      <PageHeading title={title} />
      {lead ? <p className="text-muted">{lead}</p> : null}
    </div>
  )
}

/**
 * Focuses the heading after a navigation, but not on the first page of a visit, which is read from its top, and not if an input of the new page has
 * taken focus. A changed query, such as a filter, counts only if the focus was in a menu that has closed.
 */
function useArrival(heading: React.RefObject<HTMLHeadingElement | null>): void {
  const { key, pathname } = useLocation()
  const isFirstPage = key === 'default'
  const isReturn = useNavigationType() === 'POP'
  const arrivedAt = useRef('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: choosing the same URL again gives another key.
  useLayoutEffect(() => {
    const isArrival = arrivedAt.current !== pathname
    arrivedAt.current = pathname
    if (isFirstPage) return
    if (isArrival && !isReturn) window.scrollTo(0, 0)
    const isFocusFree = isArrival && document.activeElement === document.body
    if (isFocusFree || isFocusHidden()) heading.current?.focus({ preventScroll: true })
  }, [key, pathname, isFirstPage, isReturn, heading])
}

/** The browser removes focus from a hidden element only at the next rendering, so a layout effect still finds it. */
const isFocusHidden = () => document.activeElement?.getClientRects().length === 0
