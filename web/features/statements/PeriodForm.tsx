import { periodProblem } from '#domain/money/statement-period.ts'
import type { Day } from '#domain/riyadh-time.ts'
import { Form } from '#web/form/Form.tsx'
import { FormField } from '#web/form/FormField.tsx'
import { SubmitButton } from '#web/form/SubmitButton.tsx'
import { usePlinkForm } from '#web/form/use-plink-form.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { TextInput } from '#web/ui/inputs/TextInput.tsx'
import { statements } from './statements.messages.ts'
import { FORMAT_NAMES, type Format } from './use-issued-file.ts'

interface PeriodFormProps {
  /** The first and the last day that a statement can have. */
  first: Day
  last: Day
  format: Format
  onDownload: (period: { from: Day; to: Day }) => Promise<void>
}

/** A statement from one day to another. */
export function PeriodForm({ first, last, format, onDownload }: PeriodFormProps) {
  const t = useTexts(statements)
  const form = usePlinkForm({ defaultValues: { from: '', to: '' } })
  const bounds = { openedOn: first, today: last }
  const problemOf = (from: Day, to: Day) => periodProblem(from, to || from, bounds)
  const checkFrom = (from: Day, { to }: { to: Day }) => {
    if (from === '') return 'missing'
    return problemOf(from, to) === 'before_opening' ? 'before_opening' : null
  }
  const checkTo = (to: Day, { from }: { from: Day }) => {
    if (to === '') return 'missing'
    const problem = from ? problemOf(from, to) : undefined
    return problem && problem !== 'before_opening' ? problem : null
  }
  const problems = { from: t.periodProblems, to: t.periodProblems }
  return (
    <Form form={form} problems={problems} onSubmit={onDownload}>
      <div className="grid grid-cols-1 gap-4 sm:max-w-xl sm:grid-cols-2">
        <FormField form={form} name="from" label={t.from} check={checkFrom}>
          {control => <TextInput {...control} type="date" min={first} max={last} />}
        </FormField>
        <FormField form={form} name="to" label={t.to} check={checkTo}>
          {control => <TextInput {...control} type="date" min={first} max={last} />}
        </FormField>
      </div>
      <div>
        <SubmitButton form={form} busy={t.downloading}>
          {t.downloadAs(FORMAT_NAMES[format])}
        </SubmitButton>
      </div>
    </Form>
  )
}
