import { BackLink, ButtonLink } from '#web/layouts/links.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useName, useTexts } from '#web/lib/locale.tsx'
import { receipts } from '#web/messages/payments/receipts.ts'
import { OrderReceipts } from '#web/money/receipts/PaymentReceipts.tsx'
import { useIsReceiptUploading } from '#web/money/receipts/use-upload-receipt.ts'
import { Source } from '#web/money/Source.tsx'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { Fact, Facts } from '#web/ui/Facts.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { type ListedBill, totalOf, type WaitingOrder } from './bill-step.ts'
import { bills } from './bills.messages.ts'
import { WhileOrderWaits } from './WhileOrderWaits.tsx'

interface BillReviewProps {
  list: readonly ListedBill[]
  subWallet: string
  waiting: WaitingOrder
  /** The location state of the screen that the back arrow opens. */
  back: unknown
  onConfirm: () => void
}

/** Everything that the code pays, and the money that is left afterwards. */
export function BillReview({ list, subWallet, waiting, back, onConfirm }: BillReviewProps) {
  const t = useTexts(bills)
  const { money } = useFormats()
  const { attaching } = useTexts(receipts)
  const isUploading = useIsReceiptUploading()
  const { balance, today, thisMonth } = waiting.left
  const payments = waiting.billPaymentIds.flatMap((paymentId, place) => {
    const bill = list[place]
    return bill ? [{ paymentId, name: <BillName bill={bill} /> }] : []
  })
  return (
    <WhileOrderWaits waiting={waiting} title={t.reviewTitle}>
      <div className="grid max-w-lg grid-cols-1 gap-6">
        <BackLink to={paths.bills} state={back} />
        <div className="grid gap-2">
          <PageHeading title={t.reviewTitle} />
          <p className="text-muted">{t.reviewLead}</p>
        </div>
        <Facts>
          {list.map(bill => (
            <Fact key={`${bill.billerCode} ${bill.account}`} name={<BillName bill={bill} />}>
              <Ltr>{money(bill.amount)}</Ltr>
            </Fact>
          ))}
          <Fact name={t.from}>
            <Source subWallet={subWallet || undefined} />
          </Fact>
          <Fact name={t.total}>
            <strong className="font-semibold">
              <Ltr>{money(totalOf(list))}</Ltr>
            </strong>
          </Fact>
        </Facts>
        <section aria-label={t.afterTitle} className="grid grid-cols-1 gap-3">
          <h2 className="font-semibold">{t.afterTitle}</h2>
          <Facts>
            <Fact name={t.balanceAfter}>
              <Ltr>{money(balance)}</Ltr>
            </Fact>
            <Fact name={t.leftToday}>
              <Ltr>{money(today)}</Ltr>
            </Fact>
            <Fact name={t.leftThisMonth}>
              <Ltr>{money(thisMonth)}</Ltr>
            </Fact>
          </Facts>
        </section>
        <OrderReceipts payments={payments} />
        <div className="flex flex-wrap gap-3">
          <Button busy={isUploading && attaching} onClick={onConfirm}>
            {t.confirm}
          </Button>
          <ButtonLink variant="secondary" to={paths.bills} state={back}>
            {t.back}
          </ButtonLink>
        </div>
      </div>
    </WhileOrderWaits>
  )
}

function BillName({ bill: { name, nameArabic, account } }: { bill: ListedBill }) {
  const nameOf = useName()
  return (
    <span className="grid">
      <span>{nameOf(name, nameArabic)}</span>
      <span className="text-sm">
        <Ltr>{account}</Ltr>
      </span>
    </span>
  )
}
