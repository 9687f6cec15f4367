import type { EventType, WebhookEndpoint } from '#web/api/generated/plinkAPI.schemas.ts'
import { stateField, stateText } from '#web/lib/navigation-state.ts'

const CHOICES: Record<EventType, true> = {
  'transaction.posted': true,
  'transfer.created': true,
  'transfer.scheduled': true,
  'transfer.held': true,
  'transfer.submitted': true,
  'transfer.pending': true,
  'transfer.paid': true,
  'transfer.returned': true,
  'transfer.cancelled': true,
  'transfer.refused': true,
  'transfer.failed': true,
  'transfer.expired': true,
  'top_up.created': true,
  'top_up.paid': true,
  'top_up.settled': true,
  'top_up.failed': true,
  'top_up.expired': true,
  'top_up.refunded': true,
  'top_up.disputed': true,
  'beneficiary.created': true,
  'beneficiary.mismatch': true,
  'beneficiary.cooling_off': true,
  'beneficiary.active': true,
  'beneficiary.suspended': true,
  'beneficiary.removed': true,
  'hold.released': true,
  'wallet.activated': true,
  'wallet.deactivated': true,
  'wallet.frozen': true,
  'wallet.unfrozen': true,
  'wallet.limit_set': true,
  'api_key.created': true,
  'api_key.rolled': true,
  'api_key.revoked': true,
  'webhook_endpoint.disabled': true,
  ping: true,
}
const isEventType = (type: unknown): type is EventType => typeof type === 'string' && Object.hasOwn(CHOICES, type)
export const EVENT_TYPES = Object.keys(CHOICES).filter(isEventType)

/** An endpoint while it is typed. */
export interface EndpointDraft {
  url: string
  /** `all`, or `eventTypes` only. */
  which: string
  eventTypes: readonly string[]
  enabled: boolean
}

export const EMPTY_DRAFT: EndpointDraft = { url: '', which: 'all', eventTypes: [], enabled: true }

export interface FormStep {
  screen: 'form'
  /** The endpoint that is changed. Left out for a new one. */
  webhookEndpointId?: string
  draft: EndpointDraft
}

/** The screens of the page; each has a place of its own in the history. The secret itself is in no history. */
export type WebhookStep = { screen: 'list'; done?: 'changed' | 'deleted' } | FormStep | { screen: 'made' }

/** What makes no sense, or is of another page, is the list. */
export function webhookStepIn(state: unknown): WebhookStep {
  const [screen, done] = [stateField(state, 'screen'), stateField(state, 'done')]
  if (screen === 'made') return { screen }
  if (screen === 'form') {
    const webhookEndpointId = stateText(state, 'webhookEndpointId')
    return { screen, webhookEndpointId, draft: draftIn(stateField(state, 'draft')) }
  }
  return { screen: 'list', done: done === 'changed' || done === 'deleted' ? done : undefined }
}

function draftIn(state: unknown): EndpointDraft {
  const types = stateField(state, 'eventTypes')
  return {
    url: stateText(state, 'url') ?? '',
    which: stateText(state, 'which') ?? EMPTY_DRAFT.which,
    eventTypes: Array.isArray(types) ? types.filter(isEventType) : [],
    enabled: stateField(state, 'enabled') !== false,
  }
}

export function changeOf({ webhookEndpointId, url, eventTypes, state }: WebhookEndpoint): FormStep {
  const which = eventTypes ? 'chosen' : 'all'
  const draft = { url, which, eventTypes: eventTypes ?? [], enabled: state === 'enabled' }
  return { screen: 'form', webhookEndpointId, draft }
}

export const requestOf = ({ url, which, eventTypes }: EndpointDraft) => ({
  url: url.trim(),
  ...(which === 'chosen' && { eventTypes: eventTypes.filter(isEventType) }),
})
