import { readAmount } from '#domain/money/read-amount.ts'
import { useErrorText } from '#web/api/error-text.ts'
import type { SendApprovalRulesCodeMutationError } from '#web/api/generated/approvals.ts'
import type { Member, MemberRole, PaymentPerson } from '#web/api/generated/plinkAPI.schemas.ts'
import { useGetTeam } from '#web/api/generated/team.ts'
import { Form } from '#web/form/Form.tsx'
import { FormField } from '#web/form/FormField.tsx'
import { SubmitButton } from '#web/form/SubmitButton.tsx'
import { showRefusal, usePlinkForm } from '#web/form/use-plink-form.ts'
import { LoadError } from '#web/layouts/errors.tsx'
import { useName, useTexts } from '#web/lib/locale.tsx'
import { team } from '#web/messages/business/team.ts'
import { moveProblem } from '#web/money/move-problem.ts'
import { AmountInput } from '#web/ui/inputs/AmountInput.tsx'
import { Select } from '#web/ui/inputs/Select.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { approvals } from './approvals.messages.ts'
import { MOST_HALALAS } from './rules-values.ts'
import { type ShownRules, useSendApprovalRulesCode } from './use-send-approval-rules-code.ts'

interface PersonRuleValues {
  maker: string
  approver: string
  from: string
}

const MAKING: readonly MemberRole[] = ['owner', 'maker']
const APPROVING: readonly MemberRole[] = ['owner', 'approver']

/** One more rule: who approves what whom makes, from which amount on. */
export function PersonRuleForm({ shown: { rules, byPerson = [] } }: { shown: ShownRules }) {
  const t = useTexts(approvals)
  const errorText = useErrorText()
  const { members, failure, choicesOf, personOf } = useMembers()
  const form = usePlinkForm<PersonRuleValues>({ defaultValues: { maker: '', approver: '', from: '' } })
  const { send, error } = useSendApprovalRulesCode(refusal => showRefusal(form, { fields: refusedFields(refusal) }))
  const submit = async ({ maker, approver, from }: PersonRuleValues) => {
    const { halalas: amount } = readAmount(from)
    if (amount === null) return
    const rule = { from: { amount, currency: 'SAR' as const }, maker: personOf(maker), approver: personOf(approver) }
    await send({ rules, byPerson: [...byPerson, rule] })
  }
  const isTaken = (from: string, { maker }: PersonRuleValues) =>
    byPerson.some(rule => rule.maker.personId === maker && rule.from.amount === readAmount(from).halalas)
  const isRefusedElsewhere = error && Object.keys(refusedFields(error)).length === 0
  return (
    <Form form={form} problems={t.personRuleProblems} onSubmit={submit}>
      {failure}
      {isRefusedElsewhere ? <Notice tone="danger" alert title={errorText(error)} /> : null}
      <FormField form={form} name="maker" label={t.ruleMaker} check={required}>
        {control => <Select {...control} placeholder={t.choosePerson} options={choicesOf(members, MAKING)} />}
      </FormField>
      <FormField
        form={form}
        name="approver"
        label={t.ruleApprover}
        help={t.ruleApproverHelp}
        check={(approver, { maker }) => required(approver) ?? (approver === maker ? 'self' : null)}
      >
        {control => <Select {...control} placeholder={t.choosePerson} options={choicesOf(members, APPROVING)} />}
      </FormField>
      <FormField
        form={form}
        name="from"
        label={t.from}
        check={(from, values) => moveProblem(from, MOST_HALALAS) ?? (isTaken(from, values) ? 'same' : null)}
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

const required = (person: string) => (person ? null : 'required')

/** Returns the problems of the new rule, which is the last of them. */
function refusedFields({ body }: SendApprovalRulesCodeMutationError): Record<string, string> {
  const names = Object.keys(body.fields ?? {})
  return {
    ...(names.some(name => name.endsWith('.makerId')) && { maker: 'unavailable' }),
    ...(names.some(name => name.endsWith('.approverId')) && { approver: 'unavailable' }),
    ...(names.some(name => name.endsWith('.from')) && { from: 'same' }),
  }
}

/** The members by whom rules can be made, with the names of the national registry where they are known. */
function useMembers() {
  const { phoneEnds } = useTexts(team)
  const nameOf = useName()
  const { data, error, refetch } = useGetTeam()
  const members = data?.members ?? []
  const labelOf = ({ name, nameArabic, phoneEnd }: Member) =>
    name || nameArabic ? nameOf(name ?? nameArabic ?? '', nameArabic) : phoneEnds(phoneEnd)
  const choicesOf = (of: readonly Member[], roles: readonly MemberRole[]) =>
    of.filter(({ role }) => roles.includes(role)).map(each => ({ value: each.memberId, label: labelOf(each) }))
  const personOf = (id: string): PaymentPerson => {
    const { name, nameArabic } = members.find(({ memberId }) => memberId === id) ?? {}
    return { personId: id, name, nameArabic }
  }
  const failure = error && !data ? <LoadError error={error} onTryAgain={refetch} /> : null
  return { members, failure, choicesOf, personOf }
}
