import * as contract from '#api/contract/generated/routes.ts'
import { EventType } from '#api/contract/generated/schemas.ts'
import { mayCall } from './authentication.ts'

const { listApiKeys, listEvents, listWebhookEndpoints } = contract

/** The security of the data in these events, by the prefix of their type. A caller who may list events may read all other types. */
const READERS: Record<string, (typeof listEvents)['security']> = {
  api_key: listApiKeys.security,
  webhook_endpoint: listWebhookEndpoints.security,
  ping: listWebhookEndpoints.security,
}

/** The types whose events the caller may not read, wherever they are shown or sent. */
export const hiddenEventTypes = (bearer: Parameters<typeof mayCall>[0]): EventType[] =>
  EventType.options.filter(type => !mayCall(bearer, READERS[type.split('.')[0] ?? ''] ?? listEvents.security))
