import type { Ref } from 'react'
import { useTexts } from '#web/lib/locale.tsx'
import { transactions } from '#web/messages/transactions.ts'
import { buttonStyle } from '#web/ui/button-style.ts'
import { FilterIcon } from '#web/ui/icons.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'

interface FilterFoldProps {
  ref: Ref<HTMLButtonElement>
  open: boolean
  /** The id of what it folds. */
  controls: string
  /** How many filters are set, which nobody sees while they are folded. */
  count: number
  onToggle: () => void
}

export function FilterFold({ ref, open, controls, count, onToggle }: FilterFoldProps) {
  const t = useTexts(transactions)
  return (
    <button
      ref={ref}
      type="button"
      aria-expanded={open}
      aria-controls={controls}
      className={`${buttonStyle('secondary')} flex-1`}
      onClick={onToggle}
    >
      <FilterIcon className="size-5" />
      {t.filters}
      {count > 0 ? (
        <span className="min-w-6 rounded-full bg-brand px-1.5 text-sm leading-6 text-on-brand">
          <span aria-hidden="true">{count}</span>
          <VisuallyHidden>{t.filtersSet(count)}</VisuallyHidden>
        </span>
      ) : null}
    </button>
  )
}
