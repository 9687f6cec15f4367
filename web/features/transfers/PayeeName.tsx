import type { ReactNode } from 'react'
import { useName, useTexts } from '#web/lib/locale.tsx'
import { transfer } from '#web/messages/payments/transfer.ts'
import { Iban } from '#web/money/Iban.tsx'
import { PersonIcon } from '#web/ui/icons.tsx'

interface PayeeNameProps {
  /** A nickname comes first, because its owner looks for it. */
  payee: { name: string; nameArabic?: string; nickname?: string; iban?: string; crEnding?: string }
}

/**
 * The receiver of the money: the name, and below it the IBAN, or the fact that it is a Plink customer with the end of its CR number if that is known.
 */
export function PayeeName({ payee }: PayeeNameProps) {
  const { name, nickname, details } = usePayee()(payee)
  return (
    <span className="grid min-w-0 gap-0.5 wrap-anywhere">
      <bdi className="font-semibold">{nickname ?? name}</bdi>
      {nickname ? <bdi className="justify-self-start text-sm">{name}</bdi> : null}
      <span className="text-sm text-muted">{details}</span>
    </span>
  )
}

/** The names of a receiver, and the IBAN or what is known about a Plink customer. */
export function usePayee() {
  const t = useTexts(transfer)
  const nameOf = useName()
  return ({ name, nameArabic, nickname, iban, crEnding }: PayeeNameProps['payee']) => ({
    name: nameOf(name, nameArabic),
    nickname,
    details: iban ? <Iban iban={iban} /> : crEnding === undefined ? t.customer : t.customerWithCr(crEnding),
  })
}

/** The payee at the top of a screen, with a link to choose another one. */
export function PayeeCard({ payee, children }: PayeeNameProps & { children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-surface p-4">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-soft text-brand">
        <PersonIcon className="size-6" />
      </span>
      <span className="min-w-0 flex-1 basis-40">
        <PayeeName payee={payee} />
      </span>
      <span className="ms-auto shrink-0">{children}</span>
    </div>
  )
}
