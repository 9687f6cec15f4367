import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { WebhookEndpoint } from '#web/api/generated/plinkAPI.schemas.ts'
import { useListWebhookEndpoints, useRollWebhookSecret } from '#web/api/generated/webhook-endpoints.ts'
import { ActionError, LoadError } from '#web/layouts/errors.tsx'
import { BackLink } from '#web/layouts/links.tsx'
import { PageIntro } from '#web/layouts/PageHeading.tsx'
import { serverNow } from '#web/lib/clock.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { paths, webhookDeliveriesPath } from '#web/paths.ts'
import { StatusBadge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LaptopIcon, PlusIcon } from '#web/ui/icons.tsx'
import { Field } from '#web/ui/inputs/Field.tsx'
import { Select } from '#web/ui/inputs/Select.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Rows, RowsSkeleton } from '#web/ui/Rows.tsx'
import { useDeleteWebhookEndpoint } from './use-delete-webhook-endpoint.ts'
import { type CodeStep, changeOf, EMPTY_DRAFT, type FormStep, pendingOf } from './webhook-step.ts'
import { webhooks } from './webhooks.messages.ts'

interface WebhookEndpointListProps {
  done?: 'changed' | 'deleted'
  onForm: (step: FormStep) => void
  onSent: (step: CodeStep) => void
  onDeleted: () => void
}

interface Asked {
  about: 'roll' | 'delete'
  endpoint: WebhookEndpoint
}

export function WebhookEndpointList({ done, onForm, onSent, onDeleted }: WebhookEndpointListProps) {
  const t = useTexts(webhooks)
  const { data, error, refetch } = useListWebhookEndpoints()
  const [question, setQuestion] = useState<Asked | null>(null)
  const close = () => setQuestion(null)
  const create = (
    <Button onClick={() => onForm({ screen: 'form', draft: EMPTY_DRAFT })}>
      <PlusIcon className="size-5" />
      {t.create}
    </Button>
  )
  return (
    <>
      <BackLink to={paths.developers} />
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <PageIntro title={t.title} lead={t.lead} />
        {data && data.items.length > 0 ? create : null}
      </div>
      {done ? <Notice tone="success">{t.outcome[done]}</Notice> : null}
      {error && !data ? <LoadError error={error} onTryAgain={refetch} /> : null}
      {error || data ? null : <RowsSkeleton count={2} />}
      {data?.items.length === 0 ? (
        <EmptyState icon={<LaptopIcon />} title={t.emptyTitle} text={t.emptyText}>
          {create}
        </EmptyState>
      ) : null}
      {data && data.items.length > 0 ? (
        <Rows>
          {data.items.map(endpoint => (
            <EndpointItem
              key={endpoint.webhookEndpointId}
              endpoint={endpoint}
              onChange={() => onForm(changeOf(endpoint))}
              onAsk={about => setQuestion({ about, endpoint })}
            />
          ))}
        </Rows>
      ) : null}
      {question?.about === 'roll' ? <RollDialog endpoint={question.endpoint} onClose={close} onSent={onSent} /> : null}
      {question?.about === 'delete' ? (
        <DeleteDialog
          endpoint={question.endpoint}
          onClose={close}
          onDeleted={() => {
            close()
            onDeleted()
          }}
        />
      ) : null}
    </>
  )
}

interface EndpointItemProps {
  endpoint: WebhookEndpoint
  onChange: () => void
  onAsk: (about: Asked['about']) => void
}

const ACTION = 'inline-flex min-h-11 items-center rounded-md px-3 font-semibold'
const USUAL = `${ACTION} text-brand hover:bg-brand-soft`

function EndpointItem({ endpoint, onChange, onAsk }: EndpointItemProps) {
  const t = useTexts(webhooks)
  const { dateTime } = useFormats()
  const { webhookEndpointId, url, eventTypes, disabledCause, failingSince, oldSecretEndsAt } = endpoint
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <div className="grid min-w-0 flex-1 basis-64 gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          <span className="wrap-anywhere">
            <Ltr>{url}</Ltr>
          </span>
          {disabledCause ? (
            <StatusBadge tone={disabledCause === 'failing' ? 'danger' : 'neutral'}>{t.disabled}</StatusBadge>
          ) : (
            <StatusBadge tone="success">{t.enabled}</StatusBadge>
          )}
        </p>
        <p className="text-sm text-muted wrap-anywhere">
          {eventTypes ? <Ltr>{eventTypes.join(', ')}</Ltr> : t.allTypes}
        </p>
        {disabledCause ? <p className="text-sm text-muted">{t.disabledCause[disabledCause]}</p> : null}
        {failingSince ? <p className="text-sm text-danger">{t.failingSince(dateTime(failingSince))}</p> : null}
        {oldSecretEndsAt ? <p className="text-sm text-muted">{t.oldSecret(dateTime(oldSecretEndsAt))}</p> : null}
      </div>
      <div className="flex flex-wrap items-center gap-1 max-sm:-ms-3">
        <Link to={webhookDeliveriesPath(webhookEndpointId)} aria-label={t.deliveriesOf(url)} className={USUAL}>
          {t.deliveries}
        </Link>
        <button type="button" aria-label={t.changeOf(url)} className={USUAL} onClick={onChange}>
          {t.change}
        </button>
        <button type="button" aria-label={t.rollOf(url)} className={USUAL} onClick={() => onAsk('roll')}>
          {t.roll}
        </button>
        <button
          type="button"
          aria-label={t.deleteOf(url)}
          className={`${ACTION} text-danger hover:bg-danger-soft`}
          onClick={() => onAsk('delete')}
        >
          {t.delete}
        </button>
      </div>
    </li>
  )
}

interface DialogProps {
  endpoint: WebhookEndpoint
  onClose: () => void
}

const OVERLAP_HOURS = [0, 1, 24, 72]

function RollDialog({ endpoint, onClose, onSent }: DialogProps & Pick<WebhookEndpointListProps, 'onSent'>) {
  const t = useTexts(webhooks)
  const [hours, setHours] = useState('24')
  const { mutate, isPending, error } = useRollWebhookSecret()
  const { webhookEndpointId, url } = endpoint
  const ask = () =>
    mutate(
      { webhookEndpointId, data: { overlapHours: Number(hours) } },
      {
        onSuccess: ({ confirmation }) => {
          if (!confirmation) return
          onSent({ screen: 'code', url, pending: pendingOf(webhookEndpointId, confirmation, serverNow()) })
        },
      },
    )
  return (
    <Dialog
      open
      onClose={isPending ? undefined : onClose}
      title={t.rollOf(endpoint.url)}
      description={<p>{t.rollText}</p>}
      actions={
        <>
          <Button busy={isPending && t.rolling} onClick={ask}>
            {t.roll}
          </Button>
          <Button variant="secondary" disabled={isPending} onClick={onClose}>
            {t.cancel}
          </Button>
        </>
      }
    >
      <Field id="overlap-hours" label={t.overlap}>
        {wiring => (
          <Select
            {...wiring}
            value={hours}
            onValueChange={setHours}
            options={OVERLAP_HOURS.map(count => ({
              value: String(count),
              label: count === 0 ? t.noOverlap : t.overlapHours(count),
            }))}
          />
        )}
      </Field>
      <ActionError error={error} />
    </Dialog>
  )
}

/** Explains the deletion and asks for a confirmation. */
function DeleteDialog({ endpoint, onClose, onDeleted }: DialogProps & Pick<WebhookEndpointListProps, 'onDeleted'>) {
  const t = useTexts(webhooks)
  const { webhookEndpointId, url } = endpoint
  const { mutate, isPending, error } = useDeleteWebhookEndpoint()
  return (
    <Dialog
      open
      onClose={isPending ? undefined : onClose}
      title={t.deleteTitle(url)}
      description={<p>{t.deleteText}</p>}
      actions={
        <>
          <Button
            variant="danger"
            busy={isPending && t.deleting}
            onClick={() => mutate({ webhookEndpointId }, { onSuccess: onDeleted })}
          >
            {t.delete}
          </Button>
          <Button variant="secondary" disabled={isPending} onClick={onClose}>
            {t.keep}
          </Button>
        </>
      }
    >
      <ActionError error={error} />
    </Dialog>
  )
}
