import { riyadhDay } from '#domain/riyadh-time.ts'
import { FormField } from '#web/form/FormField.tsx'
import type { usePlinkForm } from '#web/form/use-plink-form.ts'
import { serverNow } from '#web/lib/clock.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { transfer } from '#web/messages/payments/transfer.ts'
import { isWhen, type TransferForm, WHENS, type When } from '#web/money/transfer-form.ts'
import { Select } from '#web/ui/inputs/Select.tsx'
import { TextInput } from '#web/ui/inputs/TextInput.tsx'
import { startProblem, startRange } from '../amount-problem.ts'

interface PlanFieldsProps {
  form: ReturnType<typeof usePlinkForm<TransferForm>>
  when: When
}

/** The time of the transfer, and the first day of a later one. */
export function PlanFields({ form, when }: PlanFieldsProps) {
  const t = useTexts(transfer)
  const today = riyadhDay(new Date(serverNow()))
  const { first, last } = startRange(today)
  return (
    <>
      <FormField form={form} name="when" label={t.when}>
        {control => (
          <Select
            {...control}
            options={WHENS.map(value => ({ value, label: t.whens[value] }))}
            onValueChange={value => control.onValueChange(isWhen(value) ? value : 'now')}
          />
        )}
      </FormField>
      {when === 'now' ? null : (
        <FormField
          form={form}
          name="startsOn"
          label={t.startsOn[when]}
          help={t.startsOnHelp[when]}
          check={day => startProblem(day, today)}
        >
          {control => <TextInput {...control} type="date" min={first} max={last} />}
        </FormField>
      )}
    </>
  )
}
