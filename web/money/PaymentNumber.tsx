import type { To } from 'react-router-dom'
import { CopyButton } from '#web/copy/CopyButton.tsx'
import { TextLink } from '#web/layouts/links.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'

interface PaymentNumberProps {
  referenceId: string
  /** The page of the transaction, if it is another one. */
  to?: To
}

/** The number that names a payment to people, and a button that copies it. */
export function PaymentNumber({ referenceId, to }: PaymentNumberProps) {
  const number = <Ltr>{referenceId}</Ltr>
  return (
    <span className="-my-2.5 inline-flex items-center gap-x-1">
      <span className="whitespace-nowrap">{to === undefined ? number : <TextLink to={to}>{number}</TextLink>}</span>
      <span className="-me-3 print:hidden">
        <CopyButton value={referenceId} />
      </span>
    </span>
  )
}
