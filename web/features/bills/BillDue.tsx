import { readAmount } from '#domain/money/read-amount.ts'
import { useErrorText } from '#web/api/error-text.ts'
import type { InquireBillQueryError } from '#web/api/generated/bills.ts'
import type { Bill } from '#web/api/generated/plinkAPI.schemas.ts'
import { Form } from '#web/form/Form.tsx'
import { FormField } from '#web/form/FormField.tsx'
import { SubmitButton } from '#web/form/SubmitButton.tsx'
import { usePlinkForm } from '#web/form/use-plink-form.ts'
import { LoadError } from '#web/layouts/errors.tsx'
import { BackLink, TextLink } from '#web/layouts/links.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useName, useTexts } from '#web/lib/locale.tsx'
import { paths } from '#web/paths.ts'
import { StatusBadge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Fact, Facts } from '#web/ui/Facts.tsx'
import { AmountInput } from '#web/ui/inputs/AmountInput.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import type { ListedBill } from './bill-step.ts'
import { bills } from './bills.messages.ts'
import { SaveBill } from './SaveBill.tsx'
import { useBillers } from './use-billers.ts'
import { useInquireBill } from './use-inquire-bill.ts'

interface BillDueProps {
  billerCode: string
  account: string
  /** The location state of the screen with the number. */
  back: unknown
  onAdd: (bill: ListedBill) => void
}

/** The amount that the biller states, and how much of it is paid. */
export function BillDue({ billerCode, account, back, onAdd }: BillDueProps) {
  const t = useTexts(bills)
  const nameOf = useName()
  const { data: billers } = useBillers()
  const biller = billers?.items.find(each => each.billerCode === billerCode)
  const { data: bill, error, refetch } = useInquireBill(billerCode, account)
  const names = { name: biller?.name ?? billerCode, nameArabic: biller?.nameArabic ?? billerCode }
  const add = (amount: number) => onAdd({ billerCode, account, ...names, amount })
  return (
    <div className="grid max-w-lg grid-cols-1 gap-6">
      <BackLink to={paths.bills} state={back} />
      <div className="grid gap-2">
        <PageHeading title={t.billTitle} />
        <p className="flex flex-wrap items-center gap-x-3 wrap-anywhere text-muted">
          <span>{nameOf(names.name, names.nameArabic)}</span>
          <Ltr>{account}</Ltr>
          <TextLink to={paths.bills} state={back}>
            {t.change}
          </TextLink>
        </p>
      </div>
      {error && !bill ? <NotOwed error={error} back={back} onTryAgain={() => void refetch()} /> : null}
      {error || bill ? null : <Skeleton className="h-40 w-full" />}
      {bill ? (
        <>
          <Owed bill={bill} />
          {bill.minimum.amount < bill.amount.amount ? (
            <PartForm bill={bill} onAmount={add} />
          ) : (
            <div>
              <Button onClick={() => add(bill.amount.amount)}>{t.add}</Button>
            </div>
          )}
          <SaveBill billerCode={billerCode} account={account} />
        </>
      ) : null}
    </div>
  )
}

function Owed({ bill: { amount, dueOn, isOverdue, billNumber } }: { bill: Bill }) {
  const t = useTexts(bills)
  const { money, date } = useFormats()
  return (
    <Facts>
      <Fact name={t.owed}>
        <strong className="font-semibold">
          <Ltr>{money(amount.amount)}</Ltr>
        </strong>
      </Fact>
      <Fact name={t.dueOn}>
        <span className="flex flex-wrap items-center justify-end gap-2">
          <span>{date(dueOn)}</span>
          {isOverdue ? <StatusBadge tone="danger">{t.overdue}</StatusBadge> : null}
        </span>
      </Fact>
      <Fact name={t.billNumber}>
        <Ltr>{billNumber}</Ltr>
      </Fact>
    </Facts>
  )
}

/** The form of a biller that accepts a partial payment. */
function PartForm({ bill: { amount: all, minimum }, onAmount }: { bill: Bill; onAmount: (halalas: number) => void }) {
  const t = useTexts(bills)
  const { money } = useFormats()
  const form = usePlinkForm({ defaultValues: { amount: String(all.amount / 100) } })
  const problemOf = (text: string) => {
    const { halalas, problem } = readAmount(text)
    if (problem) return problem === 'required' ? 'required' : 'not_a_number'
    if (halalas < minimum.amount) return 'below_minimum'
    return halalas > all.amount ? 'above_owed' : null
  }
  return (
    <Form
      form={form}
      problems={{ amount: t.amountProblems }}
      onSubmit={({ amount }) => onAmount(readAmount(amount).halalas ?? all.amount)}
    >
      <FormField
        form={form}
        name="amount"
        label={t.amount}
        help={t.amountHelp(money(minimum.amount), money(all.amount))}
        check={problemOf}
      >
        {control => <AmountInput {...control} />}
      </FormField>
      <div>
        <SubmitButton form={form} busy={t.preparing}>
          {t.add}
        </SubmitButton>
      </div>
    </Form>
  )
}

interface NotOwedProps {
  error: InquireBillQueryError
  back: unknown
  onTryAgain: () => void
}

/** Explains why there is nothing to pay. The cause is the number, or a failure of the biller, for which another attempt may help. */
function NotOwed({ error, back, onTryAgain }: NotOwedProps) {
  const t = useTexts(bills)
  const errorText = useErrorText()
  const { code } = error.body
  if (code !== 'BILL_NOT_FOUND' && code !== 'BILL_ALREADY_PAID' && code !== 'BILLER_NOT_FOUND')
    return <LoadError error={error} onTryAgain={onTryAgain} />
  return (
    <Notice tone={code === 'BILL_ALREADY_PAID' ? 'success' : 'warning'} alert title={errorText(error)}>
      <TextLink to={paths.bills} state={code === 'BILLER_NOT_FOUND' ? undefined : back}>
        {code === 'BILLER_NOT_FOUND' ? t.billers : t.otherNumber}
      </TextLink>
    </Notice>
  )
}
