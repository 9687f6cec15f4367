import { type ReactNode, useEffect, useRef } from 'react'

interface OutcomeMessageProps {
  /** The outcome of an action. A new object is another outcome, even with the same text. */
  outcome: object | null
  /** The outcome in words. */
  children: ReactNode
}

/** Takes the focus, because the button of the action disappears with its row. It is therefore announced. */
export function OutcomeMessage({ outcome, children }: OutcomeMessageProps) {
  const place = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (outcome) place.current?.focus()
  }, [outcome])
  return (
    <p ref={place} tabIndex={-1} className="text-success empty:hidden">
      {children}
    </p>
  )
}
