import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useFormats } from '#web/lib/format.ts'
import { Ltr } from '#web/ui/Ltr.tsx'

interface PaymentLinkProps {
  to: string
  /** Who is paid. */
  title: string
  /** The amount in halalas. */
  amount: number
  /** What else tells payments apart, such as the IBAN. A phone has no room for it, and the page of the payment shows it. */
  more?: ReactNode
  /** What and when. */
  children: ReactNode
  state: ReactNode
}

/**
 * A payment in a list, with a link to its page. On a phone it has two lines: who and how much, then what, when and the state. The direction of
 * the title is its own, so that the end of a name is cut off and not its beginning.
 */
export function PaymentLink({ to, title, amount, more, children, state }: PaymentLinkProps) {
  const { money } = useFormats()
  return (
    <Link to={to} className="grid grid-cols-1 gap-1 px-3 py-3 -outline-offset-2 hover:bg-raised sm:p-4">
      <span className="flex items-baseline justify-between gap-x-3">
        <bdi className="min-w-0 font-semibold wrap-anywhere max-sm:truncate">{title}</bdi>
        <span className="font-semibold whitespace-nowrap">
          <Ltr>{money(amount)}</Ltr>
        </span>
      </span>
      <span className="flex items-start justify-between gap-x-2">
        <span className="grid min-w-0 grid-cols-1 gap-0.5 text-sm text-muted">
          {more ? <span className="wrap-anywhere max-sm:hidden">{more}</span> : null}
          <span className="wrap-anywhere max-sm:truncate">{children}</span>
        </span>
        <span className="shrink-0">{state}</span>
      </span>
    </Link>
  )
}
