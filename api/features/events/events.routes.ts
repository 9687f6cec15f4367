import * as contract from '#api/contract/generated/routes.ts'
import { EventType } from '#api/contract/generated/schemas.ts'
import type { Api } from '#api/http/api.ts'
import { mayCall } from '#api/http/authentication.ts'
import { pageQuery } from '#api/http/page-query.ts'
import { listEvents } from './list-events.ts'

export function eventsRoutes({ implement, deps }: Api): void {
  implement(contract.listEvents, async c => {
    const { bearer } = c.var
    const query = pageQuery(c, c.req.valid('query'))
    return c.json(await listEvents(deps, bearer, { ...query, hidden: hiddenFrom(bearer) }), 200)
  })
}

const { listApiKeys, listWebhookEndpoints } = contract

/** Who may read what these events tell of, by the beginning of their type. Everybody may read the others. */
const READERS = {
  api_key: listApiKeys.security,
  webhook_endpoint: listWebhookEndpoints.security,
  ping: listWebhookEndpoints.security,
}

function hiddenFrom(bearer: Parameters<typeof mayCall>[0]): EventType[] {
  const subjects = Object.entries(READERS).flatMap(([subject, security]) =>
    mayCall(bearer, security) ? [] : [subject],
  )
  return EventType.options.filter(type => subjects.includes(type.split('.')[0] ?? ''))
}
