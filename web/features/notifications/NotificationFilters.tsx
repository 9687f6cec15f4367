import { Link } from 'react-router-dom'
import { useTexts } from '#web/lib/locale.tsx'
import { notifications } from '#web/messages/business/notifications.ts'
import { useAddress, useFilter } from '#web/money/wallet-params.ts'
import { Checkbox } from '#web/ui/inputs/Checkbox.tsx'
import { GROUPS, type NotificationFilters } from './use-notification-list.ts'

const PILL =
  'inline-flex min-h-11 items-center rounded-full border border-control px-4 text-ink hover:bg-raised aria-[current]:border-brand aria-[current]:bg-brand-soft aria-[current]:font-semibold aria-[current]:text-brand'

/** On a phone the groups are one line that scrolls, because most people come for the list. */
export function GroupFilter({ filters }: { filters: NotificationFilters }) {
  const t = useTexts(notifications)
  const { changed } = useAddress()
  return (
    <nav aria-label={t.about}>
      <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:px-0">
        {[undefined, ...GROUPS].map(group => (
          <li key={group ?? 'all'} className="shrink-0">
            <Link
              to={changed({ group: group ?? null, cursor: null })}
              aria-current={filters.group === group ? 'true' : undefined}
              className={PILL}
            >
              {group ? t.groups[group] : t.everything}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export function UnreadFilter({ filters }: { filters: NotificationFilters }) {
  const t = useTexts(notifications)
  const filter = useFilter(filters.status === 'unread', isOnly => ({
    status: isOnly ? 'unread' : null,
    cursor: null,
  }))
  return <Checkbox id="unread-only" label={t.unreadOnly} {...filter} />
}
