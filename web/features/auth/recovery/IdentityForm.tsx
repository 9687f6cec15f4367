import { type ReactNode, useEffect } from 'react'
import { formatNationalId, idUnnProblem } from '#domain/national-id.ts'
import { useErrorText } from '#web/api/error-text.ts'
import type { ForgotPasswordRequest } from '#web/api/generated/plinkAPI.schemas.ts'
import { Form } from '#web/form/Form.tsx'
import { FormField } from '#web/form/FormField.tsx'
import type { ProblemTexts } from '#web/form/problems.ts'
import { SubmitButton } from '#web/form/SubmitButton.tsx'
import { showRefusal, usePlinkForm } from '#web/form/use-plink-form.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { typedDigits } from '#web/lib/typed-digits.ts'
import { common } from '#web/messages/common.ts'
import { paths } from '#web/paths.ts'
import type { Control } from '#web/ui/inputs/control.ts'
import { FormattedInput } from '#web/ui/inputs/FormattedInput.tsx'
import { RecoveryLayout } from './RecoveryLayout.tsx'
import { recovery as texts } from './recovery.messages.ts'
import { recoveryMemory, remember } from './recovery-memory.ts'
import type { RecoveryMethod } from './recovery-state.ts'
import { useForgotPassword } from './use-forgot-password.ts'

interface IdentityFormProps {
  method: RecoveryMethod
  /** The field that proves the account, beside its number. */
  proof: {
    name: 'dateOfBirth' | 'phone'
    label: string
    help: string
    check: (text: string) => string | null
    problems: Readonly<Record<string, string>>
    request: (text: string) => Omit<ForgotPasswordRequest, 'idUnn'>
  }
  children: (control: Control<string>) => ReactNode
}

export function IdentityForm({ method, proof, children }: IdentityFormProps) {
  const t = useTexts(texts)
  const errorText = useErrorText()
  const { check, error } = useForgotPassword(method)
  const { idUnn, dateOfBirth, phone } = recoveryMemory()
  const form = usePlinkForm({ defaultValues: { idUnn, dateOfBirth, phone } })
  const formValues = form.watch()
  useEffect(() => remember(formValues))

  const submit = async (values: typeof formValues) => {
    const problem = await check({ idUnn: values.idUnn, ...proof.request(values[proof.name]) })
    if (problem) showRefusal(form, { form: problem })
  }
  const required = t.incomplete[method]
  const problems: ProblemTexts = {
    idUnn: { required, ...t.idUnnProblems },
    [proof.name]: { ...proof.problems, required },
    root: { not_found: t.notFound[method], unverified: t.unverified, say_why: errorText(error) },
  }
  return (
    <RecoveryLayout title={t.verifyTitle} lead={t.verifyLead[method]} backTo={paths.forgotPassword}>
      <Form form={form} problems={problems} onSubmit={submit}>
        <FormField form={form} name="idUnn" label={t.idUnn} help={t.idUnnHelp} check={idUnnProblem}>
          {control => <IdUnnInput {...control} />}
        </FormField>
        <FormField form={form} name={proof.name} label={proof.label} help={proof.help} check={proof.check}>
          {children}
        </FormField>
        <div>
          <SubmitButton form={form} busy={t.verifying}>
            {useTexts(common).next}
          </SubmitButton>
        </div>
      </Form>
    </RecoveryLayout>
  )
}

function IdUnnInput(control: Control<string>) {
  return <FormattedInput {...control} parse={typedDigits} format={formatNationalId} />
}
