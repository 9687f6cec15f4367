import { readAmount } from '#domain/money/read-amount.ts'
import { TRANSFER_PURPOSE_LABELS } from '#domain/money/transfer-labels.ts'
import { codePointLength } from '#domain/text-length.ts'
import { visibleLine } from '#domain/visible-text.ts'
import { useErrorText } from '#web/api/error-text.ts'
import type { Approval, Transfer, TransferPurpose } from '#web/api/generated/plinkAPI.schemas.ts'
import { Form } from '#web/form/Form.tsx'
import { FormField } from '#web/form/FormField.tsx'
import { SubmitButton } from '#web/form/SubmitButton.tsx'
import { usePlinkForm } from '#web/form/use-plink-form.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { moveProblem } from '#web/money/move-problem.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { AmountInput } from '#web/ui/inputs/AmountInput.tsx'
import { Select } from '#web/ui/inputs/Select.tsx'
import { TextInput } from '#web/ui/inputs/TextInput.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { approvals } from './approvals.messages.ts'
import { useChangePayment } from './use-change-payment.ts'

interface ChangePaymentProps {
  approval: Approval
  transfer: Transfer
  onClose: () => void
}

interface ChangeForm {
  amount: string
  purpose: string
  note: string
}

/** The maximum of the contract. */
const MAX_HALALAS = 100_000_000_000
const MOST_LETTERS = 140

/** Changes the amount and the purpose of a waiting transfer. */
export function ChangePayment({ approval: { approvalId }, transfer, onClose }: ChangePaymentProps) {
  const t = useTexts(approvals)
  const purposes = useTexts(TRANSFER_PURPOSE_LABELS)
  const errorText = useErrorText()
  const { amount, purpose, note = '' } = transfer
  const form = usePlinkForm<ChangeForm>({ defaultValues: { amount: String(amount.amount / 100), purpose, note } })
  const { mutateAsync, error } = useChangePayment(onClose)
  const submit = async (values: ChangeForm) => {
    const { halalas } = readAmount(values.amount)
    const note = visibleLine(values.note)
    const data = {
      ...(halalas !== null && { amount: { amount: halalas, currency: amount.currency } }),
      ...(isPurpose(values.purpose) && { purpose: values.purpose }),
      ...(note !== '' && { note }),
    }
    await mutateAsync({ approvalId, data }).catch(() => undefined)
  }
  return (
    <Dialog open title={t.changeTitle} description={t.changeText} onClose={onClose}>
      <Form form={form} problems={{ amount: t.amountProblems, note: t.noteProblems }} onSubmit={submit}>
        {error ? <Notice tone="danger" alert title={errorText(error)} /> : null}
        <FormField form={form} name="amount" label={t.amount} check={text => moveProblem(text, MAX_HALALAS)}>
          {control => <AmountInput {...control} />}
        </FormField>
        <FormField form={form} name="purpose" label={t.purpose}>
          {control => (
            <Select {...control} options={Object.entries(purposes).map(([value, label]) => ({ value, label }))} />
          )}
        </FormField>
        <FormField form={form} name="note" label={t.note} optional check={noteProblem}>
          {control => <TextInput {...control} autoComplete="off" dir="auto" />}
        </FormField>
        <div>
          <SubmitButton form={form} busy={t.saving}>
            {t.save}
          </SubmitButton>
        </div>
      </Form>
    </Dialog>
  )
}

const isPurpose = (purpose: string): purpose is TransferPurpose => Object.hasOwn(TRANSFER_PURPOSE_LABELS.en, purpose)

const noteProblem = (note: string) => (codePointLength(visibleLine(note)) > MOST_LETTERS ? 'too_long' : null)
