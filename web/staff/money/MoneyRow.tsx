import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import type { MoneyException } from '#web/api/generated/plinkAPI.schemas.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { adminMoney } from '#web/messages/staff/admin-money.ts'
import { StatusBadge } from '#web/ui/Badge.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'

/** The link covers the whole row. */
const LINK = 'font-semibold underline-offset-4 outline-none after:absolute after:inset-0 group-hover:underline'
const ROW =
  'group relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 px-4 py-3 text-sm hover:bg-raised has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 outline-focus'

interface MoneyRowProps {
  to: string
  title: string
  /** The amount in halalas. */
  amount: number
  details: ReactNode
  createdAt: string
  exceptions: readonly MoneyException[]
  /** The badges, with that of the state first. */
  children: ReactNode
}

/** A transfer or top-up in a list. */
export function MoneyRow({ to, title, amount, details, createdAt, exceptions, children }: MoneyRowProps) {
  const t = useTexts(adminMoney)
  const { search } = useLocation()
  const { money, dateTime } = useFormats()
  return (
    <li className={ROW}>
      <Link to={to} state={{ search }} className={`${LINK} text-base wrap-anywhere`}>
        <bdi>{title}</bdi>
      </Link>
      <span className="text-end text-base font-semibold whitespace-nowrap">
        <Ltr>{money(amount)}</Ltr>
      </span>
      <span className="grid content-start gap-0.5 text-muted">
        <span className="wrap-anywhere">{details}</span>
        <time dateTime={createdAt}>{dateTime(createdAt)}</time>
      </span>
      <span className="grid content-start justify-items-end gap-1">
        {children}
        {exceptions.some(({ resolution }) => !resolution) ? (
          <StatusBadge tone="danger">{t.openException}</StatusBadge>
        ) : null}
      </span>
    </li>
  )
}
