import { useState } from 'react'
import { digitsOnly } from '#domain/digits.ts'
import { normaliseLoginIdentifier } from '#domain/login-identifier.ts'
import { useErrorText } from '#web/api/error-text.ts'
import type { ApiError } from '#web/api/fetcher.ts'
import { Form } from '#web/form/Form.tsx'
import { FormField } from '#web/form/FormField.tsx'
import { SubmitButton } from '#web/form/SubmitButton.tsx'
import { showRefusal, useNumberForm } from '#web/form/use-plink-form.ts'
import { BackLink } from '#web/layouts/links.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { useIsHere } from '#web/layouts/use-is-here.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { errorCodes } from '#web/messages/error-codes.ts'
import { transfer } from '#web/messages/payments/transfer.ts'
import type { Payee } from '#web/money/transfer-form.ts'
import { paths } from '#web/paths.ts'
import { TextInput } from '#web/ui/inputs/TextInput.tsx'
import { useFindRecipient } from './use-find-recipient.ts'

interface CustomerFormProps {
  /** The number as typed so far. */
  number: string
  /** The name of a customer who was paid before, as it was shown to the payer. */
  again?: string
  onNumber: (number: string) => void
  onFound: (payee: Payee) => void
}

/** Finds a Plink customer by a number. */
export function CustomerForm({ number: typedNumber, again, onNumber, onFound }: CustomerFormProps) {
  const t = useTexts(transfer)
  const form = useNumberForm({ defaultValues: { number: typedNumber } })
  const [error, setError] = useState<ApiError | null>(null)
  const isHere = useIsHere()
  const findRecipient = useFindRecipient()
  const submit = async ({ number }: { number: string }) => {
    const recipient = await findRecipient(number.trim())
    if (!isHere()) return
    if (!('problem' in recipient)) return onFound(recipient)
    setError(recipient.error)
    showRefusal(form, recipient.problem === 'failed' ? { form: 'failed' } : { fields: { number: recipient.problem } })
  }
  return (
    <div className="grid max-w-lg grid-cols-1 gap-6">
      <BackLink to={paths.transfer} />
      <div className="grid gap-2">
        <PageHeading title={t.customerTitle} />
        <p className="text-muted">{again ? t.customerAgain(again) : t.customerLead}</p>
      </div>
      <Form form={form} problems={useProblems(error)} onSubmit={submit}>
        <FormField form={form} name="number" label={t.number} help={t.numberHelp} check={numberProblem}>
          {control => (
            <TextInput
              {...control}
              dir="ltr"
              inputMode="tel"
              autoComplete="off"
              onValueChange={number => {
                control.onValueChange(number)
                onNumber(number)
              }}
            />
          )}
        </FormField>
        <div>
          <SubmitButton form={form} busy={t.finding}>
            {t.next}
          </SubmitButton>
        </div>
      </Form>
    </div>
  )
}

function useProblems(error: ApiError | null) {
  const t = useTexts(transfer)
  const { code } = useTexts(errorCodes)
  const text = useErrorText()(error)
  const failed = error?.body.reason === 'recipients_per_hour' ? `${t.lookUpsUsed} ${text}` : text
  return {
    number: { ...t.numberProblems, not_found: code.RECIPIENT_NOT_FOUND, self: code.RECIPIENT_IS_SELF },
    root: { failed },
  }
}

/** The server reads each usual notation of the three kinds of number, and all of them have more digits. */
function numberProblem(text: string): 'required' | 'unreadable' | null {
  if (text.trim() === '') return 'required'
  const digits = digitsOnly(normaliseLoginIdentifier(text))
  return digits.length < 9 || digits.length > 15 ? 'unreadable' : null
}
