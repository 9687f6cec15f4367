import type { NamedCustomer, ReportedProblem, TransactionProblem } from '#web/api/generated/plinkAPI.schemas.ts'
import { useFormats } from '#web/lib/format.ts'
import { useName, useTexts } from '#web/lib/locale.tsx'
import { useTransactionLabels } from '#web/lib/use-transaction-labels.ts'
import { transactionCases } from '#web/messages/wallet/transaction-cases.ts'
import { CaseThread } from '#web/money/CaseThread.tsx'
import { SignedAmount } from '#web/money/SignedAmount.tsx'
import { CustomerLink } from '#web/staff/CustomerName.tsx'
import { QueueItem } from '#web/staff/QueueItem.tsx'
import { useMayChange } from '#web/staff/use-may-change.ts'
import { Button } from '#web/ui/Button.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'

/** An answer that an administrator is about to write. */
export interface Choice {
  caseId: string
  problem: TransactionProblem
  customer: NamedCustomer
  closes: boolean
}

interface ProblemRowProps {
  problem: ReportedProblem
  onChoose: (choice: Choice) => void
}

/** A reported problem: the customer, the transaction, the messages so far, and the possible answers. */
export function ProblemRow({ problem: { case: reported, customer, transaction }, onChoose }: ProblemRowProps) {
  const t = useTexts(transactionCases)
  const { types } = useTransactionLabels()
  const { dateTime } = useFormats()
  const nameOf = useName()
  const mayChange = useMayChange()
  const { caseId, problem, state, messages } = reported
  const choose = (closes: boolean) => onChoose({ caseId, problem, customer, closes })
  return (
    <QueueItem id={caseId} className="grid grid-cols-1 gap-4 p-4 wrap-anywhere sm:p-5">
      <div className="grid grid-cols-1 gap-1">
        <p className="font-semibold">{t.problems[problem]}</p>
        <CustomerLink customer={customer} />
        <p className="flex flex-wrap gap-x-3 text-sm text-muted">
          <bdi className="text-ink">{nameOf(transaction.counterparty, transaction.counterpartyArabic)}</bdi>
          <SignedAmount transaction={transaction} withCurrency />
          <span>{types[transaction.type]}</span>
          <span>{dateTime(transaction.createdAt)}</span>
          <Ltr>{transaction.referenceId}</Ltr>
        </p>
      </div>
      <CaseThread messages={messages} customer={t.customer} />
      {mayChange && state !== 'closed' ? (
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => choose(false)}>
            {t.answer}
          </Button>
          <Button variant="quiet" fit={false} onClick={() => choose(true)}>
            {t.answerAndClose}
          </Button>
        </div>
      ) : null}
    </QueueItem>
  )
}
