import type { RouteConfig } from '@hono/zod-openapi'
import { type FailureReason, ProviderFailure } from './provider-failure.ts'
import { guardProvider, type Observers } from './provider-guard.ts'
import { type Connection, type Input, type Reply, send } from './provider-request.ts'

export type ProviderClient = ReturnType<typeof createProviderClient>

/**
 * Calls the operations of one provider over HTTP.
 * @param name names the provider in metrics and log lines
 */
export function createProviderClient(name: string, connection: Connection, observers: Observers) {
  const guard = guardProvider(name, connection.timeoutSeconds, observers)

  /**
   * Resolves with a declared reply. Rejects with {@link ProviderFailure} or `ProviderTimeout`.
   * @param failureOf why a reply is a failure, for providers that do not report it with the status
   */
  function call<Route extends RouteConfig>(
    route: Route,
    input: Input<Route>,
    failureOf: (reply: Reply<Route>) => FailureReason | undefined = () => undefined,
  ): Promise<Reply<Route>> {
    return guard.run(
      {
        operation: route.operationId,
        isRepeatable: isRepeatable(route),
        outcomeOf: (reply: Reply<Route>) => String(reply.status),
      },
      async signal => {
        const reply = await send(connection, route, input, signal)
        const reason = failureOf(reply)
        if (reason) throw new ProviderFailure(reason)
        return reply
      },
    )
  }

  return { call, isBroken: guard.isBroken }
}

/** Whether the call is a read, or a write that the provider recognises as a repetition. */
const isRepeatable = (route: RouteConfig) =>
  route.method === 'get' || ('x-repeatable' in route && route['x-repeatable'] === true)
