import { useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { useErrorText } from '#web/api/error-text.ts'
import type { ConfirmedWebhookEndpoint } from '#web/api/generated/plinkAPI.schemas.ts'
import { NewSecret } from '#web/copy/NewSecret.tsx'
import { TextLink } from '#web/layouts/links.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { CodeScreen } from '#web/money/codes/CodeScreen.tsx'
import { paths } from '#web/paths.ts'
import { Ltr } from '#web/ui/Ltr.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { type ConfirmEvents, useConfirmWebhookEndpoint } from './use-confirm-webhook-endpoint.ts'
import { WebhookDeliveries } from './WebhookDeliveries.tsx'
import { WebhookEndpointForm } from './WebhookEndpointForm.tsx'
import { WebhookEndpointList } from './WebhookEndpointList.tsx'
import { type CodeStep, type WebhookStep, webhookStepIn } from './webhook-step.ts'
import { webhooks } from './webhooks.messages.ts'

type MadeEndpoint = Required<ConfirmedWebhookEndpoint>

/** The webhook endpoints of the account, the deliveries to one of them, and the form of an endpoint with its secret, which is shown once. */
export function WebhooksPage() {
  const t = useTexts(webhooks)
  const navigate = useNavigate()
  const step = webhookStepIn(useLocation().state)
  const [params] = useSearchParams()
  const shownEndpoint = params.get('endpoint')
  // The secret is only in memory, so that neither the history nor a reload shows it again.
  const [newEndpoint, setNewEndpoint] = useState<MadeEndpoint | null>(null)
  const goTo = (next: WebhookStep, replace = false) => navigate(paths.webhooks, { replace, state: next })
  const showConfirmed = ({ webhookEndpoint, secret }: ConfirmedWebhookEndpoint) => {
    setNewEndpoint(secret === undefined ? null : { webhookEndpoint, secret })
    goTo(secret === undefined ? { screen: 'list', done: 'changed' } : { screen: 'made' }, true)
  }
  if (shownEndpoint) return <WebhookDeliveries key={shownEndpoint} webhookEndpointId={shownEndpoint} />
  if (step.screen === 'made' && newEndpoint) {
    const forget = () => {
      setNewEndpoint(null)
      goTo({ screen: 'list' }, true)
    }
    return <NewSecret texts={t} subject={newEndpoint.webhookEndpoint.url} secret={newEndpoint.secret} onDone={forget} />
  }
  if (step.screen === 'form') {
    return (
      <WebhookEndpointForm
        key={step.webhookEndpointId}
        step={step}
        onSent={goTo}
        onChanged={() => goTo({ screen: 'list', done: 'changed' }, true)}
      />
    )
  }
  if (step.screen === 'code') {
    return (
      <ConfirmWebhookEndpoint
        step={step}
        onPending={pending => goTo({ ...step, pending }, true)}
        onConfirmed={showConfirmed}
      />
    )
  }
  return (
    <WebhookEndpointList
      done={step.screen === 'list' ? step.done : undefined}
      onForm={goTo}
      onSent={goTo}
      onDeleted={() => goTo({ screen: 'list', done: 'deleted' }, true)}
    />
  )
}

interface ConfirmWebhookEndpointProps extends ConfirmEvents {
  step: CodeStep
}

/** Asks for the code of a new endpoint, of a new URL or of a new secret. */
function ConfirmWebhookEndpoint({ step: { url, form, pending }, ...events }: ConfirmWebhookEndpointProps) {
  const { changeAsked, startAgain } = useTexts(webhooks)
  const errorText = useErrorText()
  const code = useConfirmWebhookEndpoint(pending, events)
  const back = { to: paths.webhooks, state: form ?? { screen: 'list' } }
  return (
    <CodeScreen
      sent={pending}
      code={code}
      subject={<Ltr>{url}</Ltr>}
      back={back}
      over={
        code.over ? (
          <Notice tone="warning" alert title={errorText(code.over)}>
            <TextLink {...back}>{startAgain}</TextLink>
          </Notice>
        ) : null
      }
    >
      {form ? (
        <div>
          <TextLink {...back}>{changeAsked}</TextLink>
        </div>
      ) : null}
    </CodeScreen>
  )
}
