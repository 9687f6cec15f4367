import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import type { MoneyException } from '#web/api/generated/plinkAPI.schemas.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { adminMoney } from '#web/messages/staff/admin-money.ts'
import { StatusBadge } from '#web/ui/Badge.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'

/** The link covers the whole row. */
const LINK =
  'min-w-0 text-base font-semibold underline-offset-4 outline-none after:absolute after:inset-0 group-hover:underline'
const ROW =
  'group relative grid grid-cols-1 gap-1 px-4 py-3 text-sm hover:bg-raised has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 outline-focus'

interface MoneyRowProps {
  to: string
  title: string
  /** The amount in halalas. */
  amount: number
  /** One line, which is cut off by itself if it is too long. */
  details: ReactNode
  createdAt: string
  exceptions: readonly MoneyException[]
  /** The badges, with that of the state first. */
  children: ReactNode
}

/**
 * A transfer or top-up in a list, on two lines: who and how much, then when, what and the state. On a phone the end of a long name is cut off, and not
 * its beginning, because the direction of the name is its own. Its page has the whole name.
 */
export function MoneyRow({ to, title, amount, details, createdAt, exceptions, children }: MoneyRowProps) {
  const t = useTexts(adminMoney)
  const { search } = useLocation()
  const { money, shortDate, dateTime } = useFormats()
  return (
    <li className={ROW}>
      <span className="flex items-baseline justify-between gap-x-4">
        <Link to={to} state={{ search }} className={LINK}>
          <bdi className="block wrap-anywhere max-sm:truncate">{title}</bdi>
        </Link>
        <span className="text-base font-semibold whitespace-nowrap">
          <Ltr>{money(amount)}</Ltr>
        </span>
      </span>
      <span className="flex items-start justify-between gap-x-3">
        <span className="flex min-w-0 text-muted">
          <time dateTime={createdAt} className="shrink-0 whitespace-pre">
            <span className="sm:hidden">{shortDate(createdAt)}</span>
            <span className="max-sm:hidden">{dateTime(createdAt)}</span>
            {' · '}
          </time>
          {details}
        </span>
        <span className="flex shrink-0 flex-wrap justify-end gap-1 max-sm:max-w-3/5">
          {children}
          {exceptions.some(({ resolution }) => !resolution) ? (
            <StatusBadge tone="danger">{t.openException}</StatusBadge>
          ) : null}
        </span>
      </span>
    </li>
  )
}
