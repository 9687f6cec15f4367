import type { ReactNode } from 'react'
import { TRANSFER_PURPOSE_LABELS } from '#domain/money/transfer-labels.ts'
import type { Approval, Transfer } from '#web/api/generated/plinkAPI.schemas.ts'
import { TextLink } from '#web/layouts/links.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useName, useTexts } from '#web/lib/locale.tsx'
import { transfers } from '#web/messages/payments/transfers.ts'
import { Iban } from '#web/money/Iban.tsx'
import { OrderReceipts, PaymentReceipts } from '#web/money/receipts/PaymentReceipts.tsx'
import { Source } from '#web/money/Source.tsx'
import { usePlanText } from '#web/money/use-plan-text.ts'
import { billPaymentPath, transferBatchPath, transferPath } from '#web/paths.ts'
import { Fact, Facts } from '#web/ui/Facts.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { approvals } from './approvals.messages.ts'

interface ApprovalContentProps {
  approval: Approval
  /** Further facts. */
  children?: ReactNode
}

/** Everything that the approval covers. */
export function ApprovalContent({ approval: { transfer, bills, batch }, children }: ApprovalContentProps) {
  const t = useTexts(approvals)
  const { from } = useTexts(transfers)
  const { money } = useFormats()
  const nameOf = useName()
  if (transfer) {
    return (
      <>
        <TransferContent transfer={transfer}>{children}</TransferContent>
        <PaymentReceipts paymentId={transfer.transferId} />
      </>
    )
  }
  if (batch) {
    return (
      <Facts>
        <Fact name={t.kinds.batch}>
          <bdi>{batch.fileName ?? t.count(batch.count)}</bdi>
        </Fact>
        <Fact name={t.amount}>
          <Ltr>{money(batch.total.amount)}</Ltr>
        </Fact>
        <Fact name={from}>
          <Source subWallet={batch.subWallet} />
        </Fact>
        <Fact name={t.count(batch.count)}>
          <TextLink to={transferBatchPath(batch.batchId)}>{t.seeRows}</TextLink>
        </Fact>
        {children}
      </Facts>
    )
  }
  const payments = (bills ?? []).map(({ billPaymentId, billerName, billerNameArabic, account, amount }) => ({
    paymentId: billPaymentId,
    amount: amount.amount,
    name: (
      <span>
        <span>{nameOf(billerName, billerNameArabic)}</span>
        <span>{' · '}</span>
        <Ltr>{account}</Ltr>
      </span>
    ),
  }))
  return (
    <>
      <Facts>
        {payments.map(({ paymentId, name, amount }) => (
          <Fact key={paymentId} name={<TextLink to={billPaymentPath(paymentId)}>{name}</TextLink>}>
            <Ltr>{money(amount)}</Ltr>
          </Fact>
        ))}
        {children}
      </Facts>
      <OrderReceipts payments={payments} />
    </>
  )
}

function TransferContent({ transfer, children }: { transfer: Transfer; children: ReactNode }) {
  const t = useTexts(transfers)
  const planText = usePlanText()
  const { seePayment } = useTexts(approvals)
  const purposes = useTexts(TRANSFER_PURPOSE_LABELS)
  const { money } = useFormats()
  const nameOf = useName()
  const { transferId, referenceId, destination, amount, purpose, note, schedule, subWallet, changes } = transfer
  return (
    <Facts>
      <Fact name={t.payee}>
        <bdi>{nameOf(destination.name, destination.nameArabic)}</bdi>
      </Fact>
      {destination.iban ? (
        <Fact name={t.iban}>
          <Iban iban={destination.iban} />
        </Fact>
      ) : null}
      <Fact name={t.amount}>
        <strong className="font-semibold">
          <Ltr>{money(amount.amount)}</Ltr>
        </strong>
      </Fact>
      <Fact name={t.from}>
        <Source subWallet={subWallet} />
      </Fact>
      <Fact name={t.purpose}>{purposes[purpose]}</Fact>
      {note ? (
        <Fact name={t.note}>
          <bdi>{note}</bdi>
        </Fact>
      ) : null}
      {schedule ? <Fact name={t.when}>{planText(schedule)}</Fact> : null}
      {changes ? (
        <Fact name={t.insteadOf}>
          <span className="grid gap-0.5">
            <Ltr>{money(changes.amount.amount)}</Ltr>
            <Source subWallet={changes.subWallet} />
            <span>{planText(changes.schedule)}</span>
          </span>
        </Fact>
      ) : null}
      {children}
      <Fact name={t.number}>
        <span className="-my-2.5 inline-flex">
          <TextLink to={transferPath(transferId)}>{referenceId ? <Ltr>{referenceId}</Ltr> : seePayment}</TextLink>
        </span>
      </Fact>
    </Facts>
  )
}
