import { useErrorText } from '#web/api/error-text.ts'
import { Form } from '#web/form/Form.tsx'
import { FormField } from '#web/form/FormField.tsx'
import { SubmitButton } from '#web/form/SubmitButton.tsx'
import { showRefusal, usePlinkForm } from '#web/form/use-plink-form.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { paths } from '#web/paths.ts'
import { getOnboarding } from '#web/sign-up/onboarding-state.ts'
import { SignUpStep } from '#web/sign-up/SignUpStep.tsx'
import { useKeepTyped } from '#web/sign-up/use-keep-typed.ts'
import { Button } from '#web/ui/Button.tsx'
import { CheckboxGroup } from '#web/ui/inputs/CheckboxGroup.tsx'
import { Select } from '#web/ui/inputs/Select.tsx'
import { TextInput } from '#web/ui/inputs/TextInput.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { kyb } from './kyb.messages.ts'
import {
  asksForDetails,
  choiceProblem,
  isComplete,
  type KybValues,
  kybAnswers,
  kybValues,
  otherPurposeProblem,
} from './kyb-answers.ts'
import { useKybOptions } from './use-kyb-options.ts'
import { useSubmitKyb } from './use-submit-kyb.ts'

export function KybPage() {
  const t = useTexts(kyb)
  const choices = useKybOptions()
  return (
    <SignUpStep step="kyb" title={t.title} lead={t.lead}>
      {choices.error ? <LoadError error={choices.error} /> : <KybForm choices={choices} />}
    </SignUpStep>
  )
}

/** The link reloads the page. Chosen options survive the reload. */
function LoadError({ error }: { error: Error }) {
  const t = useTexts(kyb)
  const errorText = useErrorText()
  return (
    <>
      <Notice tone="danger" alert title={errorText(error)}>
        <a
          href={paths.kyb}
          className="inline-flex min-h-11 items-center justify-self-start font-semibold text-brand underline underline-offset-4"
        >
          {t.tryAgain}
        </a>
      </Notice>
      <div>
        <Button disabled>{t.next}</Button>
      </div>
    </>
  )
}

type Choices = ReturnType<typeof useKybOptions>

function KybForm({ choices }: { choices: Choices }) {
  const t = useTexts(kyb)
  const errorText = useErrorText()
  const { submit, error } = useSubmitKyb()
  const form = usePlinkForm<KybValues>({
    mode: 'onTouched',
    defaultValues: kybValues(getOnboarding().data.typed?.kybData),
  })
  const values = form.watch()
  useKeepTyped({ kybData: { ...values, purposeOfAccount: [...values.purposeOfAccount] } })

  const send = async (valid: KybValues) => {
    const refusal = await submit(kybAnswers(valid))
    if (refusal) showRefusal(form, refusal)
  }
  return (
    <Form form={form} problems={{ ...t.problems, root: { refused: errorText(error) } }} onSubmit={send}>
      <FormField form={form} name="purposeOfAccount" label={t.purpose} help={t.purposeHelp} group check={choiceProblem}>
        {control =>
          choices.purposes ? <CheckboxGroup {...control} options={choices.purposes} /> : <Skeleton className="h-84" />
        }
      </FormField>
      {asksForDetails(values) ? (
        <FormField
          form={form}
          name="purposeOther"
          label={t.specify}
          help={t.specifyHelp}
          check={text => otherPurposeProblem(text)}
        >
          {control => <TextInput {...control} dir="auto" />}
        </FormField>
      ) : null}
      <FormField
        form={form}
        name="businessActivity"
        label={t.activity}
        help={t.activityHelp}
        check={code => choiceProblem(code)}
      >
        {control => <ChoiceSelect control={control} options={choices.activities} />}
      </FormField>
      <FormField
        form={form}
        name="annualRevenue"
        label={t.revenue}
        help={t.revenueHelp}
        check={code => choiceProblem(code)}
      >
        {control => <ChoiceSelect control={control} options={choices.revenues} />}
      </FormField>
      <div>
        <SubmitButton form={form} busy={t.sending} disabled={choices.loading || !isComplete(values)}>
          {t.next}
        </SubmitButton>
      </div>
    </Form>
  )
}

type SelectControl = Omit<Parameters<typeof Select>[0], 'options' | 'placeholder'>

function ChoiceSelect({ control, options }: { control: SelectControl; options: Choices['activities'] }) {
  const t = useTexts(kyb)
  return options ? <Select {...control} options={options} placeholder={t.choose} /> : <Skeleton className="h-12" />
}
