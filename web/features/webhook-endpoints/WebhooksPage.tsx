import { useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { NewWebhookEndpoint } from '#web/api/generated/plinkAPI.schemas.ts'
import { ShownOnce } from '#web/copy/ShownOnce.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { webhooks } from '#web/messages/webhooks.ts'
import { paths } from '#web/paths.ts'
import { WebhookDeliveries } from './WebhookDeliveries.tsx'
import { WebhookEndpointForm } from './WebhookEndpointForm.tsx'
import { WebhookEndpointList } from './WebhookEndpointList.tsx'
import { type WebhookStep, webhookStepIn } from './webhook-step.ts'

/** The webhook endpoints of the account, what was sent to one of them, and the form of one with its secret, once. */
export function WebhooksPage() {
  const t = useTexts(webhooks)
  const navigate = useNavigate()
  const step = webhookStepIn(useLocation().state)
  const [params] = useSearchParams()
  const shownEndpoint = params.get('endpoint')
  // In memory alone, so that no history and no reload shows it again.
  const [made, setMade] = useState<NewWebhookEndpoint | null>(null)
  const goTo = (next: WebhookStep, replace = false) => navigate(paths.webhooks, { replace, state: next })
  const showSecret = (response: NewWebhookEndpoint) => {
    setMade(response)
    goTo({ screen: 'made' }, true)
  }
  if (shownEndpoint) return <WebhookDeliveries key={shownEndpoint} webhookEndpointId={shownEndpoint} />
  if (step.screen === 'made' && made) {
    const forget = () => {
      setMade(null)
      goTo({ screen: 'list' }, true)
    }
    return <ShownOnce texts={t} subject={made.webhookEndpoint.url} secret={made.secret} onDone={forget} />
  }
  if (step.screen === 'form') {
    return (
      <WebhookEndpointForm
        key={step.webhookEndpointId}
        step={step}
        onMade={showSecret}
        onChanged={() => goTo({ screen: 'list', done: 'changed' }, true)}
      />
    )
  }
  return (
    <WebhookEndpointList
      done={step.screen === 'list' ? step.done : undefined}
      onForm={goTo}
      onRolled={showSecret}
      onDeleted={() => goTo({ screen: 'list', done: 'deleted' }, true)}
    />
  )
}
