import { createLogger } from '@stoplight/prism-core'
import { createServer } from '@stoplight/prism-http-server'
import { ApiError, configureApi } from '#web/api/fetcher.ts'
import { setBearerToken } from '#web/api/token.ts'
import { adminSession } from '#web/session/admin-session-state.ts'
import { startSession } from '#web/session/session-state.ts'
import type { Operation, Scenario } from '../contract.ts'
import { prismOperations } from '../validated-response.ts'

/** The functions that orval generates for the web, one per operation, under its name. */
export type Client = Record<string, unknown>

/** The mock accepts any token of this form. */
const ANY_TOKEN = 'rT5kq1Vb8sYw2nLr0eXcZa9uHf3GdJm7pQi4tKoCvE0'

/** A Prism mock of the contract to which the web's own client talks. */
export async function startMock(): Promise<{ close(): Promise<void> }> {
  const mock = { dynamic: false }
  const server = createServer(prismOperations, {
    cors: false,
    config: {
      checkSecurity: true,
      validateRequest: true,
      validateResponse: true,
      errors: true,
      isProxy: false,
      mock,
      upstreamProxy: undefined,
    },
    components: { logger: createLogger('mock', { level: 'silent' }) },
  })
  configureApi({ url: await server.listen(0, '127.0.0.1'), retryDelayMilliseconds: 0 })
  setBearerToken(ANY_TOKEN)
  startSession({ accessToken: ANY_TOKEN, refreshToken: ANY_TOKEN, userId: ANY_TOKEN })
  return server
}

export interface ClientResponse {
  status: number
  body: unknown
}

/** The response as the web's client sees it. */
export async function callMock(client: Client, operation: Operation, scenario: Scenario): Promise<ClientResponse> {
  const { status, name } = scenario
  const call = client[operation.id]
  if (typeof call !== 'function') throw new Error(`the client has no function ${operation.id}`)
  // An UNAUTHENTICATED response ends the session.
  adminSession.start({ token: ANY_TOKEN, user: { name: 'Sara', role: 'admin' } })
  try {
    const body = await call(...argumentsOf(operation, scenario), {
      headers: { Prefer: `code=${status}, example=${name}` },
    })
    return { status: successOf(operation), body: body instanceof Blob ? await body.text() : body }
  } catch (cause) {
    if (!(cause instanceof ApiError)) throw cause
    return { status: cause.status, body: cause.body }
  }
}

/** The client returns no status, and each operation declares one success. */
function successOf({ id, declared }: Operation): number {
  const success = declared.find(({ code }) => code === undefined)
  if (!success) throw new Error(`${id} declares no success`)
  return success.status
}

/** In orval's order: parameters of the path, the body, parameters of the query. */
function argumentsOf(operation: Operation, { body, parameters }: Scenario): unknown[] {
  const named = (place: string) =>
    operation.parameters.filter(parameter => parameter.in === place).map(({ name }) => name)
  const query = named('query')
  const given = query.filter(name => name in parameters).map(name => [name, parameters[name]])
  return [
    ...named('path').map(name => parameters[name]),
    ...(body ? [body] : []),
    ...(query.length > 0 ? [Object.fromEntries(given)] : []),
  ]
}
