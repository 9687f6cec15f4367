import { BackLink, ButtonLink } from '#web/layouts/links.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { receipts } from '#web/messages/payments/receipts.ts'
import { transfer as flow } from '#web/messages/payments/transfer.ts'
import { PaymentReceipts } from '#web/money/receipts/PaymentReceipts.tsx'
import { useIsReceiptUploading } from '#web/money/receipts/use-upload-receipt.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { Fact, Facts } from '#web/ui/Facts.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { TransferFacts } from './history/TransferFacts.tsx'
import type { Remainder, WaitingTransfer } from './transfer-step.ts'
import { WhileDraft } from './WhileDraft.tsx'

interface TransferReviewProps {
  waiting: WaitingTransfer
  /** The location state of the screen that the back arrow opens. */
  back: unknown
  onConfirm: () => void
}

/** Everything about the transfer, its possible problems and the money that is left, before it is confirmed. */
export function TransferReview({ waiting, back, onConfirm }: TransferReviewProps) {
  const t = useTexts(flow)
  const { attaching } = useTexts(receipts)
  const isUploading = useIsReceiptUploading()
  return (
    <div className="grid max-w-lg grid-cols-1 gap-6">
      <BackLink to={paths.transfer} state={back} />
      <div className="grid gap-2">
        <PageHeading title={t.reviewTitle} />
        <p className="text-muted">{t.reviewLead}</p>
      </div>
      {waiting.warnings.map(warning => (
        <Notice key={warning} tone="warning">
          {t.warnings[warning]}
        </Notice>
      ))}
      <WhileDraft transferId={waiting.transferId}>
        {transfer => (
          <>
            <Facts>
              <TransferFacts transfer={transfer} />
              {transfer.schedule ? null : <Fact name={t.whenLabel}>{t.now}</Fact>}
            </Facts>
            {waiting.left ? <After left={waiting.left} /> : null}
            {transfer.amount.amount > waiting.available ? <Notice>{t.notThereYet}</Notice> : null}
            <PaymentReceipts paymentId={transfer.transferId} />
            <div className="flex flex-wrap gap-3">
              <Button busy={isUploading && attaching} onClick={onConfirm}>
                {t.confirm}
              </Button>
              <ButtonLink variant="secondary" to={paths.transfer} state={back}>
                {t.edit}
              </ButtonLink>
            </div>
          </>
        )}
      </WhileDraft>
    </div>
  )
}

function After({ left: { balance, today, thisMonth } }: { left: Remainder }) {
  const t = useTexts(flow)
  const { money } = useFormats()
  return (
    <section aria-label={t.afterTitle} className="grid grid-cols-1 gap-3">
      <h2 className="font-semibold">{t.afterTitle}</h2>
      <Facts>
        <Fact name={t.balanceAfter}>
          <Ltr>{money(balance)}</Ltr>
        </Fact>
        <Fact name={t.leftTodayAfter}>
          <Ltr>{money(today)}</Ltr>
        </Fact>
        <Fact name={t.leftThisMonthAfter}>
          <Ltr>{money(thisMonth)}</Ltr>
        </Fact>
      </Facts>
    </section>
  )
}
