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
 * of the same address, such as a filter, is no arrival.
 */
function useArrival(heading: React.RefObject<HTMLHeadingElement | null>): void {
  const { key, pathname } = useLocation()
  const isFirstPage = key === 'default'
  const isReturn = useNavigationType() === 'POP'
  const arrivedAt = useRef('')
  useEffect(() => {
    if (arrivedAt.current === pathname) return
    arrivedAt.current = pathname
    if (isFirstPage) return
    if (!isReturn) window.scrollTo(0, 0)
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [pathname, isFirstPage, isReturn, heading])
}
