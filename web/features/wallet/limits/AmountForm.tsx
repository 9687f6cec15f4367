import { useEffect } from 'react'
import type { LimitPeriod, LimitRange } from '#web/api/generated/model/index.ts'
import { Form } from '#web/form/Form.tsx'
import { FormField } from '#web/form/FormField.tsx'
import { showRefusal, usePlinkForm } from '#web/form/use-plink-form.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { limits } from '#web/messages/limits.ts'
import { AmountInput } from '#web/ui/AmountInput.tsx'
import { AllowedRange } from './AllowedRange.tsx'
import { LimitButtons } from './LimitButtons.tsx'
import { amountProblem } from './limit-draft.ts'

interface AmountFormProps {
  period: LimitPeriod
  range: LimitRange
  /** The bare amount. */
  text: string
  onText: (text: string) => void
  /** The server did not take it. */
  isRefused: boolean
  onConfirm: () => void
}

export function AmountForm({ period, range, text, onText, isRefused, onConfirm }: AmountFormProps) {
  const t = useTexts(limits)
  const { number } = useFormats()
  const form = usePlinkForm({ defaultValues: { amount: text } })
  const inRiyals = (halalas: number) => number(halalas / 100)
  const { required, range: rangeText, next } = t.period[period]
  const outOfRange = rangeText(inRiyals(range.minimum.amount), inRiyals(range.maximum.amount))
  const type = (bare: string) => {
    // What the server said was about another amount.
    if (!form.formState.isSubmitted) form.clearErrors()
    onText(bare)
  }
  useEffect(() => {
    if (isRefused) showRefusal(form, { fields: { amount: 'range' } })
  }, [isRefused, form])
  return (
    <Form form={form} problems={{ amount: { required, range: outOfRange } }} onSubmit={onConfirm}>
      <FormField
        form={form}
        name="amount"
        label={next}
        help={
          <>
            {t.allowedRange}: <AllowedRange range={range} />
          </>
        }
        check={amount => amountProblem(amount, range)}
      >
        {control => (
          <AmountInput
            {...control}
            onValueChange={bare => {
              control.onValueChange(bare)
              type(bare)
            }}
          />
        )}
      </FormField>
      <LimitButtons />
    </Form>
  )
}
