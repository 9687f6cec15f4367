import { withoutInvisible } from '#domain/visible-text.ts'
import { useErrorText } from '#web/api/error-text.ts'
import { ApiError } from '#web/api/fetcher.ts'
import type { WebhookConfirmation } from '#web/api/generated/plinkAPI.schemas.ts'
import { useCreateWebhookEndpoint } from '#web/api/generated/webhook-endpoints.ts'
import { Form } from '#web/form/Form.tsx'
import { FormField } from '#web/form/FormField.tsx'
import { SubmitButton } from '#web/form/SubmitButton.tsx'
import { showRefusal, usePlinkForm } from '#web/form/use-plink-form.ts'
import { BackLink } from '#web/layouts/links.tsx'
import { PageIntro } from '#web/layouts/PageHeading.tsx'
import { useIsHere } from '#web/layouts/use-is-here.ts'
import { serverNow } from '#web/lib/clock.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { useKeptForReload } from '#web/lib/use-kept-for-reload.ts'
import { paths } from '#web/paths.ts'
import { Select } from '#web/ui/inputs/Select.tsx'
import { TextInput } from '#web/ui/inputs/TextInput.tsx'
import { EventTypeChoice } from './EventTypeChoice.tsx'
import { useChangeWebhookEndpoint } from './use-change-webhook-endpoint.ts'
import { type CodeStep, type EndpointDraft, type FormStep, pendingOf, requestOf } from './webhook-step.ts'
import { webhooks } from './webhooks.messages.ts'

interface WebhookEndpointFormProps {
  step: FormStep
  onSent: (step: CodeStep) => void
  onChanged: () => void
}

export function WebhookEndpointForm({
  step: { webhookEndpointId, draft },
  onSent,
  onChanged,
}: WebhookEndpointFormProps) {
  const t = useTexts(webhooks)
  const isNew = webhookEndpointId === undefined
  const errorText = useErrorText()
  const form = usePlinkForm<EndpointDraft>({ defaultValues: draft })
  const creation = useCreateWebhookEndpoint()
  const change = useChangeWebhookEndpoint()
  useKeptForReload({ screen: 'form', webhookEndpointId, draft: form.watch() } satisfies FormStep)
  const isHere = useIsHere()
  const submit = async (values: EndpointDraft) => {
    const request = requestOf(values)
    const openConfirmation = (id: string, confirmation: WebhookConfirmation) => {
      const form: FormStep = { screen: 'form', webhookEndpointId, draft: values }
      onSent({ screen: 'code', url: request.url, form, pending: pendingOf(id, confirmation, serverNow()) })
    }
    try {
      if (webhookEndpointId === undefined) {
        const { webhookEndpoint, confirmation } = await creation.mutateAsync({ data: request })
        if (isHere() && confirmation) openConfirmation(webhookEndpoint.webhookEndpointId, confirmation)
      } else {
        const data = { ...request, enabled: values.enabled }
        const { confirmation } = await change.mutateAsync({ webhookEndpointId, data })
        if (!isHere()) return
        if (confirmation) openConfirmation(webhookEndpointId, confirmation)
        else onChanged()
      }
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      showRefusal(form, isAboutUrl(cause) ? { fields: { url: 'refused' } } : { form: 'refused' })
    }
  }
  return (
    <div className="grid max-w-lg grid-cols-1 gap-6">
      <BackLink to={paths.webhooks} />
      {isNew ? (
        <PageIntro title={t.create} lead={t.createLead} />
      ) : (
        <PageIntro title={t.changeTitle} lead={t.changeLead} />
      )}
      <Form
        form={form}
        problems={{
          url: t.urlProblems,
          eventTypes: t.eventTypesProblems,
          root: { refused: errorText(creation.error ?? change.error) },
        }}
        onSubmit={submit}
      >
        <FormField form={form} name="url" label={t.url} help={t.urlHelp} check={urlProblem}>
          {control => <TextInput {...control} type="url" dir="ltr" autoComplete="off" />}
        </FormField>
        <FormField form={form} name="which" label={t.which}>
          {control => (
            <Select
              {...control}
              options={[
                { value: 'all', label: t.allTypes },
                { value: 'chosen', label: t.chosenTypes },
              ]}
            />
          )}
        </FormField>
        {form.watch('which') === 'chosen' ? (
          <FormField
            form={form}
            name="eventTypes"
            label={t.eventTypes}
            group
            check={types => (types.length === 0 ? 'required' : null)}
          >
            {control => <EventTypeChoice {...control} />}
          </FormField>
        ) : null}
        {isNew ? null : (
          <FormField form={form} name="enabled" label={t.state}>
            {control => (
              <Select
                {...control}
                value={control.value ? 'enabled' : 'disabled'}
                onValueChange={state => control.onValueChange(state === 'enabled')}
                options={[
                  { value: 'enabled', label: t.enabled },
                  { value: 'disabled', label: t.disabled },
                ]}
              />
            )}
          </FormField>
        )}
        <div>
          <SubmitButton form={form} busy={t.saving}>
            {isNew ? t.create : t.save}
          </SubmitButton>
        </div>
      </Form>
    </div>
  )
}

const isAboutUrl = ({ body }: ApiError) => body.code === 'VALIDATION_ERROR' && body.fields?.url !== undefined

/** Checks the format of the contract. Only the server decides which URLs it sends to. */
function urlProblem(text: string): 'required' | 'unreadable' | 'too_long' | null {
  const url = withoutInvisible(text).trim()
  if (url === '') return 'required'
  if (url.length > 500) return 'too_long'
  return /^https?:\/\/[^\s#@]+$/.test(url) && URL.canParse(url) ? null : 'unreadable'
}
