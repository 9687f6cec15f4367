import { withoutInvisible } from '#domain/visible-text.ts'
import { eventIndex } from '#web/api/generated/event-index.ts'
import type { EventType, WebhookEndpoint } from '#web/api/generated/plinkAPI.schemas.ts'
import { stateField, stateText } from '#web/lib/navigation-state.ts'

export const EVENT_TYPES: readonly EventType[] = eventIndex.flatMap(({ types }) => types)
const isEventType = (type: unknown): type is EventType => EVENT_TYPES.some(each => each === type)

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
  url: withoutInvisible(url).trim(),
  ...(which === 'chosen' && { eventTypes: eventTypes.filter(isEventType) }),
})
