import { type MouseEvent, useEffect, useRef } from 'react'
import { useTexts } from '#web/lib/locale.tsx'
import { common } from '#web/messages/common.ts'

export interface ErrorSummaryItem {
  text: string
  /** The id of the input to link to. Without it the item is plain text. */
  fieldId?: string
}

interface ErrorSummaryProps {
  items: readonly ErrorSummaryItem[]
  /** The number of failed submissions. The summary takes focus when it changes. */
  refusals: number
}

/** The list of errors at the top of a form, with links to the fields. */
export function ErrorSummary({ items, refusals }: ErrorSummaryProps) {
  const t = useTexts(common)
  const summary = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failed submission takes focus, even with the same errors.
  useEffect(() => summary.current?.focus(), [refusals])
  if (items.length === 0) return null
  return (
    <div
      ref={summary}
      tabIndex={-1}
      role="alert"
      className="grid gap-2 rounded-md border border-danger wrap-anywhere bg-danger-soft p-4"
    >
      <h2 className="font-semibold">{t.errorSummary}</h2>
      <ul className="grid gap-1">
        {items.map(item => (
          <li key={item.fieldId ?? item.text}>
            <Item {...item} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Item({ text, fieldId }: ErrorSummaryItem) {
  if (fieldId === undefined) return text
  const goToField = (event: MouseEvent) => {
    event.preventDefault()
    document.getElementById(fieldId)?.focus()
  }
  return (
    <a href={`#${fieldId}`} className="text-danger underline underline-offset-4" onClick={goToField}>
      {text}
    </a>
  )
}
