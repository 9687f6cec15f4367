import type { UseFormReturn } from 'react-hook-form'
import { readAmount } from '#domain/money/read-amount.ts'
import { FormField } from '#web/form/FormField.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { moveProblem } from '#web/money/move-problem.ts'
import { Button } from '#web/ui/Button.tsx'
import { AmountInput } from '#web/ui/inputs/AmountInput.tsx'
import { Select } from '#web/ui/inputs/Select.tsx'
import { approvals } from './approvals.messages.ts'
import { amountField, approvalsField, MOST_HALALAS, type RuleKey, type RulesValues } from './rules-values.ts'

interface RuleFieldsProps {
  form: UseFormReturn<RulesValues>
  ruleKey: RuleKey
  /** The position of the rule among those that are shown. */
  number: number
  before: readonly RuleKey[]
  onRemove: () => void
}

/** One rule: the amount from which it applies, and how many people must approve. */
export function RuleFields({ form, ruleKey, number, before, onRemove }: RuleFieldsProps) {
  const t = useTexts(approvals)
  const check = (text: string, values: RulesValues) =>
    moveProblem(text, MOST_HALALAS) ?? (before.some(key => isSame(values[amountField(key)], text)) ? 'same' : null)
  return (
    <fieldset className="grid gap-4 rounded-lg border border-line bg-surface p-4">
      <legend className="sr-only">{t.ruleNumber(number)}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField form={form} name={amountField(ruleKey)} label={t.from} check={check}>
          {control => <AmountInput {...control} />}
        </FormField>
        <FormField form={form} name={approvalsField(ruleKey)} label={t.howMany}>
          {control => (
            <Select
              {...control}
              options={[1, 2].map(count => ({ value: String(count), label: t.neededCount(count) }))}
            />
          )}
        </FormField>
      </div>
      <div className="-ms-3">
        <Button variant="quiet" aria-label={t.removeRuleOf(number)} onClick={onRemove}>
          {t.removeRule}
        </Button>
      </div>
    </fieldset>
  )
}

const isSame = (one: string, other: string): boolean => readAmount(one).halalas === readAmount(other).halalas
