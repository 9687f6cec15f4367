import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { classNames } from '#web/ui/class-names.ts'

interface QueueItemProps {
  /** The id of what waits, as in the list of tasks. */
  id: string
  className: string
  children: ReactNode
}

/** An item of a list of what waits for the staff. A link to the item, such as from its task, brings it into view, focuses it and outlines it. */
export function QueueItem({ id, className, children }: QueueItemProps) {
  const item = useRef<HTMLLIElement>(null)
  const isLinked = useLocation().hash === `#${id}`
  useEffect(() => {
    if (!isLinked) return
    item.current?.scrollIntoView({ block: 'start' })
    item.current?.focus({ preventScroll: true })
  }, [isLinked])
  return (
    <li
      ref={item}
      id={id}
      tabIndex={isLinked ? -1 : undefined}
      className={classNames(className, 'scroll-mt-6', isLinked && 'outline-2 -outline-offset-2 outline-brand')}
    >
      {children}
    </li>
  )
}
