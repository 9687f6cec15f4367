import { useEffect, useRef } from 'react'
import { Notice, type NoticeTone } from '#web/ui/Notice.tsx'

/** The outcome of an action. A new object is a new outcome, even with the same text. */
export interface ActionOutcome {
  tone: NoticeTone
  text: string
}

/** Takes the focus, because the button of the action may have disappeared. It is therefore announced. */
export function ActionNotice({ outcome }: { outcome: ActionOutcome | null }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (outcome) place.current?.focus()
  }, [outcome])
  return (
    <div ref={place} tabIndex={-1} className="empty:hidden">
      {outcome ? <Notice tone={outcome.tone}>{outcome.text}</Notice> : null}
    </div>
  )
}
