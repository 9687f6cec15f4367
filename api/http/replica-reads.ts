import type { Handler, MiddlewareHandler } from 'hono'
import type { Deps } from '#api/deps.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import type { ApiEnv, ContractRoute } from './api-env.ts'

/**
 * Gives the operations with `x-reads: replica` in the contract a database to read from: the replica if it has everything that the business has
 * written, otherwise the primary. A read that fails on the replica is repeated on the primary: those operations change nothing.
 */
export function readsFor(deps: Deps, route: ContractRoute, handler: Handler<ApiEnv>): Handler<ApiEnv> {
  const { replica, db } = deps
  const onPrimary: Handler<ApiEnv> = (c, next) => {
    c.set('reads', db)
    return handler(c, next)
  }
  if (!replica || route['x-reads'] !== 'replica') return onPrimary
  return async (c, next) => {
    const copy = replica.upTo(accountOf(c.get('bearer'))?.lastWritePosition ?? null)
    if (copy) {
      c.set('reads', copy)
      try {
        const response = await handler(c, next)
        replica.reads.replica += 1
        return response
      } catch (cause) {
        if (cause instanceof PlinkError) throw cause
        replica.failed(cause)
      }
    }
    replica.reads.primary += 1
    return onPrimary(c, next)
  }
}

/** Stores the position after a request that may have written, and before its response, so that the next read of the business sees it. */
export function storePosition({ writePositions }: Deps): MiddlewareHandler<ApiEnv>[] {
  if (!writePositions) return []
  return [
    async (c, next) => {
      await next()
      const account = accountOf(c.get('bearer'))
      if (account) await writePositions.tryToStore(account.id)
    },
  ]
}

const accountOf = (bearer: ApiEnv['Variables']['bearer']) =>
  bearer && 'account' in bearer ? (bearer.account ?? undefined) : undefined
