import { halalasOf } from '#domain/money/money.ts'
import { useErrorText } from '#web/api/error-text.ts'
import type { ApprovalRule } from '#web/api/generated/plinkAPI.schemas.ts'
import { Form } from '#web/form/Form.tsx'
import { FormField } from '#web/form/FormField.tsx'
import { SubmitButton } from '#web/form/SubmitButton.tsx'
import { usePlinkForm } from '#web/form/use-plink-form.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { approvals } from '#web/messages/approvals.ts'
import { moveProblem } from '#web/money/move-problem.ts'
import { AmountInput } from '#web/ui/inputs/AmountInput.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { useSendApprovalRulesCode } from './use-send-approval-rules-code.ts'

interface RulesValues {
  one: string
  two: string
}

/** The most that the contract takes. */
const MOST_HALALAS = 100_000_000_000

/** From which amount on one approval is needed, and from which on two. */
export function RulesForm({ rules }: { rules: readonly ApprovalRule[] }) {
  const t = useTexts(approvals)
  const errorText = useErrorText()
  const form = usePlinkForm<RulesValues>({ defaultValues: { one: typedAmount(rules, 1), two: typedAmount(rules, 2) } })
  const { send, error } = useSendApprovalRulesCode()
  const submit = async ({ one, two }: RulesValues) => {
    await send([...ruleOf(one, 1), ...ruleOf(two, 2)])
  }
  return (
    <Form form={form} problems={{ one: t.fromProblems, two: t.fromProblems }} onSubmit={submit}>
      {error ? <Notice tone="danger" alert title={errorText(error)} /> : null}
      <FormField form={form} name="one" label={t.oneFrom} help={t.fromHelp} optional check={optionalAmount}>
        {control => <AmountInput {...control} />}
      </FormField>
      <FormField
        form={form}
        name="two"
        label={t.twoFrom}
        help={t.fromHelp}
        optional
        check={(typed, { one }) => optionalAmount(typed) ?? (typed !== '' && isSame(typed, one) ? 'same' : null)}
      >
        {control => <AmountInput {...control} />}
      </FormField>
      <div>
        <SubmitButton form={form} busy={t.sendingCode}>
          {t.confirmRules}
        </SubmitButton>
      </div>
    </Form>
  )
}

function typedAmount(rules: readonly ApprovalRule[], approvalsNeeded: number): string {
  const rule = rules.find(each => each.approvals === approvalsNeeded)
  return rule ? String(rule.from.amount / 100) : ''
}

function ruleOf(typed: string, approvalsNeeded: number): ApprovalRule[] {
  const amount = halalasOf(typed)
  return amount === null ? [] : [{ from: { amount, currency: 'SAR' }, approvals: approvalsNeeded }]
}

const isSame = (typed: string, other: string): boolean => halalasOf(typed) === halalasOf(other)

function optionalAmount(typed: string) {
  const problem = moveProblem(typed, MOST_HALALAS)
  return problem === 'required' ? null : problem
}
