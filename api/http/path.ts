import type { MiddlewareHandler } from 'hono'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import type { ApiEnv, ContractRoute } from './api-env.ts'
import { errorResponse, type Links } from './errors.ts'

/** The ids of a path's operations by their methods, in the order of the contract. */
export type PathOperations = Map<string, string | undefined>

export function addOperation(operations: PathOperations, { method, operationId }: ContractRoute): void {
  if (method === 'get') operations.set('HEAD', operationId)
  operations.set(method.toUpperCase(), operationId)
}

/**
 * Names the operation, whose response nobody may store, and refuses other methods of its path. Hono itself would respond 404 to them, or
 * take the path for one with a parameter.
 */
export function requireOperation(links: Links, operations: PathOperations): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const { method } = c.req
    if (!operations.has(method)) {
      const Allow = [...operations.keys()].join(', ')
      return errorResponse(c, links, new PlinkError('METHOD_NOT_ALLOWED'), { Allow })
    }
    c.set('operation', operations.get(method))
    c.header('Cache-Control', 'no-store')
    await next()
  }
}
