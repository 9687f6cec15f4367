import type { ReactNode } from 'react'
import type { Payee } from '#web/money/transfer-form.ts'
import { ArrowForwardIcon } from '#web/ui/icons.tsx'
import { PayeeName } from './PayeeName.tsx'

interface PayeeButtonProps {
  payee: Pick<Payee, 'name' | 'nameArabic' | 'iban'> & { nickname?: string }
  onChoose: () => void
  /** The content below the name. */
  children?: ReactNode
}

/** A row that chooses who is paid. */
export function PayeeButton({ payee, onChoose, children }: PayeeButtonProps) {
  return (
    <button
      type="button"
      className="flex w-full items-center gap-4 p-4 text-start -outline-offset-2 hover:bg-raised"
      onClick={onChoose}
    >
      <span className="grid min-w-0 gap-1">
        <PayeeName payee={payee} />
        {children}
      </span>
      <ArrowForwardIcon className="ms-auto size-5 shrink-0 text-muted" />
    </button>
  )
}
