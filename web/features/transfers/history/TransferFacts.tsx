import type { ReactNode } from 'react'
import { TRANSFER_PURPOSE_LABELS } from '#domain/money/transfer-labels.ts'
import type { Transfer, TransferPlan, TransferTerms } from '#web/api/generated/plinkAPI.schemas.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { transfers } from '#web/messages/payments/transfers.ts'
import { Source } from '#web/money/Source.tsx'
import { usePlanText } from '#web/money/use-plan-text.ts'
import { Fact } from '#web/ui/Facts.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { PayeeName } from '../PayeeName.tsx'

interface TransferFactsProps {
  transfer: Transfer
  /** The payer. It replaces the name of the source wallet. */
  payer?: ReactNode
}

/** The facts that were fixed when the transfer was prepared. */
export function TransferFacts({ transfer, payer }: TransferFactsProps) {
  const t = useTexts(transfers)
  const { money } = useFormats()
  const purposes = useTexts(TRANSFER_PURPOSE_LABELS)
  const { destination, amount, purpose, note, schedule } = transfer
  return (
    <>
      <Fact name={t.amount}>
        <strong className="font-semibold">
          <Ltr>{money(amount.amount)}</Ltr>
        </strong>
      </Fact>
      <Fact name={t.payee}>
        <PayeeName payee={destination} />
      </Fact>
      <Fact name={t.from}>{payer ?? <Source subWallet={transfer.subWallet} />}</Fact>
      <Fact name={t.purpose}>{purposes[purpose]}</Fact>
      {note ? (
        <Fact name={t.note}>
          <bdi>{note}</bdi>
        </Fact>
      ) : null}
      {schedule ? (
        <Fact name={t.when}>
          <Plan plan={schedule} />
        </Fact>
      ) : null}
      {transfer.changes ? (
        <Fact name={t.insteadOf}>
          <Terms terms={transfer.changes} />
        </Fact>
      ) : null}
    </>
  )
}

/** On which day, or how often from which day on, and until when. */
export function Plan({ plan }: { plan: TransferPlan }) {
  return usePlanText()(plan)
}

/** What a schedule pays, from where and when. */
function Terms({ terms: { amount, subWallet, schedule } }: { terms: TransferTerms }) {
  const { money } = useFormats()
  return (
    <span className="grid gap-0.5">
      <Ltr>{money(amount.amount)}</Ltr>
      <Source subWallet={subWallet} />
      <span>
        <Plan plan={schedule} />
      </span>
    </span>
  )
}
