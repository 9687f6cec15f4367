import { riyadhDay } from '#domain/riyadh-time.ts'
import { FormField } from '#web/form/FormField.tsx'
import type { usePlinkForm } from '#web/form/use-plink-form.ts'
import { serverNow } from '#web/lib/clock.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { transfer } from '#web/messages/payments/transfer.ts'
import { ENDS, isEnds, isWhen, type TransferForm, WHENS } from '#web/money/transfer-form.ts'
import { Select } from '#web/ui/inputs/Select.tsx'
import { TextInput } from '#web/ui/inputs/TextInput.tsx'
import { countProblem, endProblem, endRange, startProblem, startRange } from '../amount-problem.ts'

interface PlanFieldsProps {
  form: ReturnType<typeof usePlinkForm<TransferForm>>
}

/** When it goes, for later from which day on, and what repeats until when. A schedule goes later. */
export function PlanFields({ form }: PlanFieldsProps) {
  const t = useTexts(transfer)
  const { when, changes } = form.watch()
  const today = riyadhDay(new Date(serverNow()))
  const { first, last } = startRange(today)
  return (
    <>
      <FormField form={form} name="when" label={t.when}>
        {control => (
          <Select
            {...control}
            options={WHENS.filter(value => value !== 'now' || changes === null).map(value => ({
              value,
              label: t.whens[value],
            }))}
            onValueChange={value => control.onValueChange(isWhen(value) ? value : 'now')}
          />
        )}
      </FormField>
      {when === 'now' ? null : (
        <FormField
          form={form}
          name="startsOn"
          label={changes === null ? t.startsOn[when] : t.nextPayment}
          help={changes === null ? t.startsOnHelp[when] : t.nextPaymentHelp}
          check={day => startProblem(day, today)}
        >
          {control => <TextInput {...control} type="date" min={first} max={last} />}
        </FormField>
      )}
      {when === 'weekly' || when === 'monthly' ? <EndFields form={form} /> : null}
    </>
  )
}

function EndFields({ form }: PlanFieldsProps) {
  const t = useTexts(transfer)
  const { ends, startsOn } = form.watch()
  const { first, last } = startsOn ? endRange(startsOn) : {}
  return (
    <>
      <FormField form={form} name="ends" label={t.ends}>
        {control => (
          <Select
            {...control}
            options={ENDS.map(value => ({ value, label: t.endsChoices[value] }))}
            onValueChange={value => control.onValueChange(isEnds(value) ? value : 'never')}
          />
        )}
      </FormField>
      {ends === 'on' ? (
        <FormField
          form={form}
          name="endsOn"
          label={t.endsOn}
          help={t.endsOnHelp}
          check={(day, values) => endProblem(day, values.startsOn)}
        >
          {control => <TextInput {...control} type="date" min={first} max={last} />}
        </FormField>
      ) : null}
      {ends === 'after' ? (
        <FormField
          form={form}
          name="paymentCount"
          label={t.paymentCount}
          help={t.paymentCountHelp}
          check={countProblem}
        >
          {control => <TextInput {...control} inputMode="numeric" autoComplete="off" maxLength={3} dir="ltr" />}
        </FormField>
      ) : null}
    </>
  )
}
