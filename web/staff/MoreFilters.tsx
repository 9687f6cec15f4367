import { type ReactNode, useId, useState } from 'react'
import { useTexts } from '#web/lib/locale.tsx'
import { admin } from '#web/messages/staff/admin.ts'
import { buttonStyle } from '#web/ui/button-style.ts'
import { classNames } from '#web/ui/class-names.ts'
import { FilterIcon } from '#web/ui/icons.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'

interface MoreFiltersProps {
  /** The values of the filters, empty when not set. The button says how many are set, because nobody sees them while they are folded. */
  values: readonly string[]
  children: ReactNode
}

/** The filters below the search. They are folded on a phone, whose first screen they would fill. */
export function MoreFilters({ values, children }: MoreFiltersProps) {
  const t = useTexts(admin)
  const id = useId()
  const [open, setOpen] = useState(false)
  const count = values.filter(value => value !== '').length
  return (
    <div className="grid grid-cols-1 gap-4">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        className={`${buttonStyle('secondary')} sm:hidden`}
        onClick={() => setOpen(!open)}
      >
        <FilterIcon className="size-5" />
        <span>{t.moreFilters}</span>
        {count > 0 ? (
          <span className="min-w-6 rounded-full bg-brand px-1.5 text-sm leading-6 text-on-brand">
            <span aria-hidden="true">{count}</span>
            <VisuallyHidden>{t.filtersSet(count)}</VisuallyHidden>
          </span>
        ) : null}
      </button>
      <div
        id={id}
        className={classNames(
          'grid grid-cols-1 gap-4 min-[26rem]:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]',
          !open && 'max-sm:hidden',
        )}
      >
        {children}
      </div>
    </div>
  )
}
