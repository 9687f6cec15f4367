import { type ReactNode, useState } from 'react'
import { formatCrNumber } from '#domain/cr-number.ts'
import { recovery } from '#web/features/auth/recovery/recovery.messages.ts'
import { limits } from '#web/features/wallet/limits/limits.messages.ts'
import { Form } from '#web/form/Form.tsx'
import { NewPasswordFields } from '#web/form/NewPasswordFields.tsx'
import { RESET_PASSWORD } from '#web/form/password-policy.ts'
import { SubmitButton } from '#web/form/SubmitButton.tsx'
import { usePlinkForm } from '#web/form/use-plink-form.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { typedDigits } from '#web/lib/typed-digits.ts'
import { auth } from '#web/messages/sign-in/auth.ts'
import { login } from '#web/messages/sign-in/login.ts'
import { password as texts } from '#web/messages/sign-in/password.ts'
import { verification } from '#web/messages/sign-up/verification.ts'
import { AmountInput } from '#web/ui/inputs/AmountInput.tsx'
import type { Control } from '#web/ui/inputs/control.ts'
import { DateOfBirthInput } from '#web/ui/inputs/DateOfBirthInput.tsx'
import { Field, type FieldProps } from '#web/ui/inputs/Field.tsx'
import { FormattedInput } from '#web/ui/inputs/FormattedInput.tsx'
import { PasswordInput } from '#web/ui/inputs/PasswordInput.tsx'
import { PhoneInput } from '#web/ui/inputs/PhoneInput.tsx'
import { TextArea } from '#web/ui/inputs/TextArea.tsx'
import { TextInput } from '#web/ui/inputs/TextInput.tsx'
import { Sample, Section } from './Sample.tsx'

export function FieldSamples() {
  const { phoneLabel, phoneHelp, phoneProblems } = useTexts(auth)
  const cr = useTexts(verification)
  const signIn = useTexts(login)
  const birth = useTexts(recovery)
  return (
    <Section name="Fields">
      <StatefulField id="text" name="TextInput" label={signIn.identifier} help={signIn.identifierHelp}>
        {control => <TextInput {...control} />}
      </StatefulField>
      <StatefulField id="text-optional" name="TextInput, optional" label={signIn.identifier} optional>
        {control => <TextInput {...control} />}
      </StatefulField>
      <StatefulField id="text-disabled" name="TextInput, disabled" label={signIn.identifier} value="0500000010">
        {control => <TextInput {...control} disabled />}
      </StatefulField>
      <StatefulField id="area" name="TextArea" label={signIn.identifier}>
        {control => <TextArea {...control} />}
      </StatefulField>
      <StatefulField id="phone" name="PhoneInput" label={phoneLabel} help={phoneHelp} value="0512345678">
        {control => <PhoneInput {...control} />}
      </StatefulField>
      <StatefulField
        id="phone-error"
        name="PhoneInput, error"
        label={phoneLabel}
        error={phoneProblems.length}
        value="0512"
      >
        {control => <PhoneInput {...control} />}
      </StatefulField>
      <StatefulField id="cr" name="FormattedInput" label={cr.crLabel} help={cr.crHelp} value="9900000000">
        {control => <FormattedInput {...control} parse={typedDigits} format={formatCrNumber} />}
      </StatefulField>
      <StatefulField id="password" name="PasswordInput" label={signIn.password} value="Sandbox#2026">
        {control => <PasswordInput {...control} autoComplete="current-password" />}
      </StatefulField>
      <StatefulField
        id="birth"
        name="DateOfBirthInput"
        label={birth.dateOfBirth}
        help={birth.dateOfBirthHelp}
        value="03/12/2012"
      >
        {control => <DateOfBirthInput {...control} />}
      </StatefulField>
      <StatefulField id="amount" name="AmountInput" label={useTexts(limits).period.daily.next} value="2000">
        {control => <AmountInput {...control} />}
      </StatefulField>
    </Section>
  )
}

interface StatefulFieldProps extends Omit<FieldProps, 'children'> {
  name: string
  value?: string
  children: (control: Control<string>) => ReactNode
}

/** A field with its own state, like in a form. */
function StatefulField({ name, value: initial = '', children, ...field }: StatefulFieldProps) {
  const [value, setValue] = useState(initial)
  return (
    <Sample name={name}>
      <Field {...field}>{wiring => children({ ...wiring, value, onValueChange: setValue })}</Field>
    </Sample>
  )
}

const HALF_TYPED = { current: '', password: 'Sandbox', confirmation: '' }

/** The submit buttons show the error summary if a field is empty. */
export function FormSamples() {
  const t = useTexts(texts)
  const form = usePlinkForm({ defaultValues: HALF_TYPED })
  return (
    <Section name="Forms">
      <Sample name="NewPasswordFields">
        <Form form={form} problems={t.resetProblems} onSubmit={() => {}}>
          <NewPasswordFields form={form} policy={RESET_PASSWORD} label={t.password} />
          <SubmitButton form={form} busy={t.submitting}>
            {t.submit}
          </SubmitButton>
        </Form>
      </Sample>
    </Section>
  )
}
