import { payeeNameProblem } from '#domain/money/beneficiary.ts'
import { phoneProblem } from '#domain/phone.ts'
import { Form } from '#web/form/Form.tsx'
import { FormField } from '#web/form/FormField.tsx'
import { SubmitButton } from '#web/form/SubmitButton.tsx'
import { showRefusal, useNumberForm } from '#web/form/use-plink-form.ts'
import { BackLink } from '#web/layouts/links.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { RoleNotice } from '#web/layouts/RoleNotice.tsx'
import { useIsHere } from '#web/layouts/use-is-here.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { team } from '#web/messages/business/team.ts'
import { auth } from '#web/messages/sign-in/auth.ts'
import { walletOtp } from '#web/messages/wallet/wallet-otp.ts'
import { paths } from '#web/paths.ts'
import { PhoneInput } from '#web/ui/inputs/PhoneInput.tsx'
import { RadioCards } from '#web/ui/inputs/RadioCards.tsx'
import { TextInput } from '#web/ui/inputs/TextInput.tsx'
import { type InviteDraft, type PendingInvitation, ROLES } from './invite-step.ts'
import { useInviteMember } from './use-invite-member.ts'

const MAX_NAME_LENGTH = 60

interface InviteFormProps {
  draft: InviteDraft
  /** Called with the values typed so far. */
  onDraft: (draft: InviteDraft) => void
  onAsked: (draft: InviteDraft, pending: PendingInvitation) => void
}

export function InviteForm({ draft, onDraft, onAsked }: InviteFormProps) {
  const t = useTexts(team)
  const { phoneProblems } = useTexts(auth)
  const { sendingCode } = useTexts(walletOtp)
  const form = useNumberForm({ defaultValues: draft })
  const { invite, problems: root } = useInviteMember()
  const isHere = useIsHere()
  const submit = async (values: InviteDraft) => {
    if (values.role === '') return
    onDraft(values)
    const outcome = await invite(values, values.role)
    if (!isHere()) return
    if ('refusal' in outcome) return showRefusal(form, outcome.refusal)
    onAsked(values, outcome.pending)
  }
  const problems = {
    name: t.nameProblems,
    phone: { ...phoneProblems, taken: t.phoneTaken, invited: t.phoneInvited },
    role: { required: t.roleRequired },
    root,
  }
  return (
    <div className="grid max-w-lg grid-cols-1 gap-6">
      <BackLink to={paths.team} />
      <div className="grid gap-2">
        <PageHeading title={t.invite} />
        <p className="text-muted">{t.inviteLead}</p>
      </div>
      <RoleNotice operation="inviteMember" />
      <Form form={form} problems={problems} onSubmit={submit}>
        <FormField form={form} name="name" label={t.name} help={t.nameHelp} check={payeeNameProblem}>
          {control => <TextInput {...control} autoComplete="off" dir="auto" maxLength={MAX_NAME_LENGTH} />}
        </FormField>
        <FormField form={form} name="phone" label={t.phone} help={t.phoneHelp} check={phoneProblem}>
          {control => <PhoneInput {...control} />}
        </FormField>
        <FormField form={form} name="role" label={t.role} group check={role => (role === '' ? 'required' : null)}>
          {control => (
            <RadioCards
              {...control}
              cards={ROLES.map(role => ({ value: role, title: t.roles[role], description: t.meanings[role] }))}
            />
          )}
        </FormField>
        <div>
          <SubmitButton form={form} busy={sendingCode}>
            {t.next}
          </SubmitButton>
        </div>
      </Form>
    </div>
  )
}
