import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { usePageTitle } from '#web/lib/page-title.ts'

interface PageHeadingProps {
  /** Stands in the browser's title. */
  title: string
  /** What stands on the page, if more than the title. */
  children?: ReactNode
  className?: string
}

/** The one `h1` of a page. After a navigation it takes focus, so that a screen reader says where the person has come. */
export function PageHeading({ title, children, className = 'text-xl font-semibold' }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  usePageTitle(title)
  useArrival(heading)
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children ?? title}
    </h1>
  )
}

/**
 * An input of the new page that took focus by itself keeps it; the first page of a visit is read from its top anyway. Another query
 * of the same address, such as a filter, is no arrival, unless it was chosen in a menu that has closed over the focus.
 */
function useArrival(heading: React.RefObject<HTMLHeadingElement | null>): void {
  const { key, pathname } = useLocation()
  const isFirstPage = key === 'default'
  const isReturn = useNavigationType() === 'POP'
  const arrivedAt = useRef('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address chosen again is another key.
  useEffect(() => {
    const isArrival = arrivedAt.current !== pathname
    arrivedAt.current = pathname
    if (isFirstPage) return
    if (isArrival && !isReturn) window.scrollTo(0, 0)
    const isFocusFree = isArrival && document.activeElement === document.body
    if (isFocusFree || isFocusHidden()) heading.current?.focus({ preventScroll: true })
  }, [key, pathname, isFirstPage, isReturn, heading])
}

/** A browser takes the focus off what is no longer shown, but only when it next draws. */
const isFocusHidden = () => document.activeElement?.getClientRects().length === 0
