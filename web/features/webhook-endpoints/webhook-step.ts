import { withoutInvisible } from '#domain/visible-text.ts'
import { eventIndex } from '#web/api/generated/event-index.ts'
import type { EventType, WebhookConfirmation, WebhookEndpoint } from '#web/api/generated/plinkAPI.schemas.ts'
import { stateField, stateMoment, stateText } from '#web/lib/navigation-state.ts'

export const EVENT_TYPES: readonly EventType[] = eventIndex.flatMap(({ types }) => types)
const isEventType = (type: unknown): type is EventType => EVENT_TYPES.some(each => each === type)

/** The values of an endpoint while they are typed. */
export interface EndpointDraft {
  url: string
  /** Whether it gets all events, or only those in `eventTypes`. */
  which: string
  eventTypes: readonly string[]
  enabled: boolean
}

export const EMPTY_DRAFT: EndpointDraft = { url: '', which: 'all', eventTypes: [], enabled: true }

export interface FormStep {
  screen: 'form'
  /** The endpoint to change. Missing for a new one. */
  webhookEndpointId?: string
  draft: EndpointDraft
}

/** A change that waits for its code. It stays in the navigation state, so that a reload knows it too. */
export interface PendingEndpoint {
  webhookEndpointId: string
  /** When the code expires and when another one can be requested, in milliseconds since 1970. */
  expiresAt: number
  resendAt: number
  /** The code to show. Only a sandbox returns it. */
  otpCode?: string
}

export interface CodeStep {
  screen: 'code'
  /** The target URL of the events. */
  url: string
  /** Missing for a new secret, which is requested from the list. */
  form?: FormStep
  pending: PendingEndpoint
}

/** The screens of the page. Each has its own entry in the history. The secret itself is never in the history. */
export type WebhookStep = { screen: 'list'; done?: 'changed' | 'deleted' } | FormStep | CodeStep | { screen: 'made' }

/** Returns the list if the state is invalid or belongs to another page. */
export function webhookStepIn(state: unknown): WebhookStep {
  const [screen, done] = [stateField(state, 'screen'), stateField(state, 'done')]
  if (screen === 'made') return { screen }
  const form = formIn(state)
  if (form) return form
  const [url, pending] = [stateText(state, 'url'), pendingIn(stateField(state, 'pending'))]
  if (screen === 'code' && url && pending) return { screen, url, form: formIn(stateField(state, 'form')), pending }
  return { screen: 'list', done: done === 'changed' || done === 'deleted' ? done : undefined }
}

function formIn(state: unknown): FormStep | undefined {
  const screen = stateField(state, 'screen')
  if (screen !== 'form') return undefined
  return {
    screen,
    webhookEndpointId: stateText(state, 'webhookEndpointId'),
    draft: draftIn(stateField(state, 'draft')),
  }
}

function pendingIn(state: unknown): PendingEndpoint | null {
  const [webhookEndpointId, expiresAt] = [stateText(state, 'webhookEndpointId'), stateMoment(state, 'expiresAt')]
  if (webhookEndpointId === undefined || expiresAt === undefined) return null
  const resendAt = stateMoment(state, 'resendAt') ?? 0
  return { webhookEndpointId, expiresAt, resendAt, otpCode: stateText(state, 'otpCode') }
}

export function pendingOf(
  webhookEndpointId: string,
  { expiresAt, resendAfterSeconds, otpCode }: WebhookConfirmation,
  now: number,
): PendingEndpoint {
  return { webhookEndpointId, expiresAt: Date.parse(expiresAt), resendAt: now + resendAfterSeconds * 1000, otpCode }
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
