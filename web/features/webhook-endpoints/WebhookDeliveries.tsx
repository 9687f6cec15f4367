import { keepPreviousData } from '@tanstack/react-query'
import type { WebhookDelivery } from '#web/api/generated/plinkAPI.schemas.ts'
import { useListWebhookDeliveries, useListWebhookEndpoints } from '#web/api/generated/webhook-endpoints.ts'
import { ActionError } from '#web/layouts/errors.tsx'
import { BackLink } from '#web/layouts/links.tsx'
import { PageIntro } from '#web/layouts/PageHeading.tsx'
import { serverNow } from '#web/lib/clock.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { CursorList } from '#web/money/CursorList.tsx'
import { CursorLost, useFirstPageInstead } from '#web/money/Pager.tsx'
import { cursorParams, useAddress } from '#web/money/wallet-params.ts'
import { paths } from '#web/paths.ts'
import { StatusBadge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LaptopIcon } from '#web/ui/icons.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Rows, RowsSkeleton } from '#web/ui/Rows.tsx'
import { useResendWebhookDelivery } from './use-resend-webhook-delivery.ts'
import { useTestWebhookEndpoint } from './use-test-webhook-endpoint.ts'
import { webhooks } from './webhooks.messages.ts'

const LOOK_EVERY_MILLISECONDS = 3000
const TONES = { pending: 'waiting', delivered: 'success', failed: 'danger' } as const

/** The deliveries to an endpoint. The page of the list is in the URL. */
export function WebhookDeliveries({ webhookEndpointId }: { webhookEndpointId: string }) {
  const t = useTexts(webhooks)
  const endpoints = useListWebhookEndpoints().data?.items
  const url = endpoints?.find(endpoint => endpoint.webhookEndpointId === webhookEndpointId)?.url
  const { mutate, isPending, isSuccess, error } = useTestWebhookEndpoint(webhookEndpointId)
  return (
    <>
      <div className="grid gap-6">
        <BackLink to={paths.webhooks} />
        <PageIntro title={url === undefined ? t.deliveries : t.deliveriesOf(url)} lead={t.deliveriesLead} />
      </div>
      <div>
        <Button variant="secondary" busy={isPending && t.sending} onClick={() => mutate({ webhookEndpointId })}>
          {t.sendTest}
        </Button>
      </div>
      <Sent isSuccess={isSuccess} error={error} />
      <CursorLost />
      <DeliveryList webhookEndpointId={webhookEndpointId} />
    </>
  )
}

function Sent({ isSuccess, error }: { isSuccess: boolean; error: unknown }) {
  const t = useTexts(webhooks)
  return (
    <>
      <ActionError error={error} />
      <div role="status" className="empty:hidden">
        {isSuccess ? <Notice tone="success">{t.onItsWay}</Notice> : null}
      </div>
    </>
  )
}

function DeliveryList({ webhookEndpointId }: { webhookEndpointId: string }) {
  const t = useTexts(webhooks)
  const list = useDeliveryList(webhookEndpointId)
  return (
    <CursorList
      list={list}
      label={t.deliveries}
      skeleton={<RowsSkeleton count={5} />}
      empty={<EmptyState icon={<LaptopIcon />} title={t.noDeliveries} text={t.noDeliveriesText} />}
    >
      {items => (
        <Rows>
          {items.map(delivery => (
            <DeliveryRow key={delivery.webhookDeliveryId} delivery={delivery} webhookEndpointId={webhookEndpointId} />
          ))}
        </Rows>
      )}
    </CursorList>
  )
}

function DeliveryRow({ delivery, webhookEndpointId }: { delivery: WebhookDelivery; webhookEndpointId: string }) {
  const t = useTexts(webhooks)
  const { dateTime } = useFormats()
  const { mutate, isPending, isSuccess, error } = useResendWebhookDelivery(webhookEndpointId)
  const { webhookDeliveryId, state, attempts, nextAttemptAt, lastAttempt, event } = delivery
  return (
    <li className="grid gap-2 p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="grid min-w-0 flex-1 basis-64 gap-1">
          <p className="font-mono text-sm font-semibold wrap-anywhere">
            <Ltr>{event.type}</Ltr>
          </p>
          <p className="text-sm text-muted">
            <time dateTime={event.createdAt}>{dateTime(event.createdAt)}</time> · {t.attempts(attempts)}
          </p>
          {lastAttempt ? (
            <p className="text-sm text-muted">
              <AttemptResult attempt={lastAttempt} />
            </p>
          ) : null}
          {nextAttemptAt ? <p className="text-sm text-muted">{t.nextAttempt(dateTime(nextAttemptAt))}</p> : null}
        </div>
        <StatusBadge tone={TONES[state]}>{t.deliveryState[state]}</StatusBadge>
      </div>
      <details>
        <summary className="flex min-h-11 items-center font-semibold text-brand">{t.contents}</summary>
        <Content title={t.request} text={JSON.stringify(event, null, 2)} />
        {lastAttempt?.responseBody ? <Content title={t.response} text={lastAttempt.responseBody} /> : null}
      </details>
      <div>
        <Button
          variant="secondary"
          aria-label={isPending ? undefined : t.sendAgainOf(event.type, dateTime(event.createdAt))}
          busy={isPending && t.sending}
          onClick={() => mutate({ webhookDeliveryId })}
        >
          {t.sendAgain}
        </Button>
      </div>
      <Sent isSuccess={isSuccess} error={error} />
    </li>
  )
}

function AttemptResult({ attempt }: { attempt: NonNullable<WebhookDelivery['lastAttempt']> }) {
  const t = useTexts(webhooks)
  const { dateTime, number } = useFormats()
  const { at, milliseconds, status, failure } = attempt
  const parts = [
    t.lastAttempt(dateTime(at)),
    ...(status === undefined ? [] : [t.status(String(status))]),
    ...(failure ? [t.failure[failure]] : []),
    t.took(number(milliseconds)),
  ]
  return parts.join(' · ')
}

function Content({ title, text }: { title: string; text: string }) {
  return (
    <div className="grid gap-1 pb-2">
      <p className="text-sm text-muted">{title}</p>
      <pre
        dir="ltr"
        className="rounded-md bg-raised p-3 text-start font-mono text-xs whitespace-pre-wrap wrap-anywhere"
      >
        {text}
      </pre>
    </div>
  )
}

/** The page of deliveries that the URL names. It is polled while a delivery is about to be sent. */
const useDeliveryList = (webhookEndpointId: string) =>
  useFirstPageInstead(
    useListWebhookDeliveries(webhookEndpointId, cursorParams(useAddress().params), {
      query: {
        placeholderData: keepPreviousData,
        refetchInterval: ({ state }) => (state.data?.items.some(isDue) ? LOOK_EVERY_MILLISECONDS : false),
      },
    }),
  )

const isDue = ({ nextAttemptAt }: WebhookDelivery) =>
  nextAttemptAt !== undefined && Date.parse(nextAttemptAt) < serverNow() + LOOK_EVERY_MILLISECONDS
