import { cleanPayeeName, nicknameProblem } from '#domain/money/beneficiary.ts'
import { Form } from '#web/form/Form.tsx'
import { FormField } from '#web/form/FormField.tsx'
import { SubmitButton } from '#web/form/SubmitButton.tsx'
import { showRefusal, usePlinkForm } from '#web/form/use-plink-form.ts'
import { BackLink } from '#web/layouts/links.tsx'
import { PageIntro } from '#web/layouts/PageHeading.tsx'
import { useIsHere } from '#web/layouts/use-is-here.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { useKeptForReload } from '#web/lib/use-kept-for-reload.ts'
import { apiKeys } from '#web/messages/business/api-keys.ts'
import { walletOtp } from '#web/messages/wallet/wallet-otp.ts'
import { paths } from '#web/paths.ts'
import { CheckboxGroup } from '#web/ui/inputs/CheckboxGroup.tsx'
import { Select } from '#web/ui/inputs/Select.tsx'
import { TextInput } from '#web/ui/inputs/TextInput.tsx'
import { type ApiKeyStep, isSending, type KeyDraft, type PendingKey, SCOPES, VALID_DAYS } from './api-key-step.ts'
import { SendingFields } from './SendingFields.tsx'
import { useCreateApiKey } from './use-create-api-key.ts'

interface CreateApiKeyProps {
  draft: KeyDraft
  onSent: (draft: KeyDraft, pending: PendingKey) => void
}

export function CreateApiKey({ draft, onSent }: CreateApiKeyProps) {
  const t = useTexts(apiKeys)
  const { sendingCode } = useTexts(walletOtp)
  const form = usePlinkForm<KeyDraft>({ defaultValues: draft })
  const { create, problems: root } = useCreateApiKey()
  useKeptForReload({ screen: 'create', draft: form.watch() } satisfies ApiKeyStep)
  const isHere = useIsHere()
  const submit = async (values: KeyDraft) => {
    const pending = await create(values)
    if (!isHere()) return
    if (pending) onSent(values, pending)
    else showRefusal(form, { form: 'refused' })
  }
  return (
    <div className="grid max-w-lg grid-cols-1 gap-6">
      <BackLink to={paths.developers} />
      <PageIntro title={t.create} lead={t.createLead} />
      <Form
        form={form}
        problems={{
          name: t.nameProblems,
          scopes: t.scopesProblems,
          beneficiaryIds: t.beneficiariesProblems,
          dailyCap: t.dailyCapProblems,
          root,
        }}
        onSubmit={submit}
      >
        <FormField form={form} name="name" label={t.name} help={t.nameHelp} check={nameProblem}>
          {control => <TextInput {...control} autoComplete="off" dir="auto" />}
        </FormField>
        <FormField
          form={form}
          name="scopes"
          label={t.scopes}
          group
          check={scopes => (scopes.length === 0 ? 'required' : null)}
        >
          {control => <CheckboxGroup {...control} options={SCOPES.map(value => ({ value, label: t.scope[value] }))} />}
        </FormField>
        {isSending({ scopes: form.watch('scopes') }) ? <SendingFields form={form} /> : null}
        <FormField form={form} name="validDays" label={t.validDays}>
          {control => (
            <Select {...control} options={VALID_DAYS.map(days => ({ value: String(days), label: t.days(days) }))} />
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

const nameProblem = (name: string) => (cleanPayeeName(name) === '' ? 'required' : nicknameProblem(name))
