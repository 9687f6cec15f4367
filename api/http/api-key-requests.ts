import type { MiddlewareHandler } from 'hono'
import type { Deps } from '#api/deps.ts'
import { apiKeyRequests } from '#api/kernel/db/schema/api-keys.ts'
import type { ApiEnv, ContractRoute } from './api-env.ts'

/** How long a stored request may be late. */
const FLUSH_MILLISECONDS = 1000

export interface ApiKeyRequests {
  /** Remembers the calls of API keys to an operation. */
  record(route: ContractRoute): MiddlewareHandler<ApiEnv>
  /** Stores those of this process that are not stored yet. */
  flush(): Promise<void>
}

/** Stores what programs call, all calls of a second in one statement, so that no call waits for it. A crash loses the last ones. */
export function createApiKeyRequests({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>): ApiKeyRequests {
  let waiting: (typeof apiKeyRequests.$inferInsert)[] = []
  let timer: NodeJS.Timeout | undefined

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const rows = waiting
    waiting = []
    if (rows.length === 0) return
    await db
      .insert(apiKeyRequests)
      .values(rows)
      .catch(err => log.warn({ err }, 'The last requests of API keys could not be stored. Check the database.'))
  }

  const record = ({ method, path }: ContractRoute): MiddlewareHandler<ApiEnv> => {
    return async (c, next) => {
      await next()
      const bearer = c.get('bearer')
      if (!bearer || !('apiKey' in bearer)) return
      const at = c.get('receivedAt')
      waiting.push({
        id: c.get('requestId'),
        apiKeyId: bearer.apiKey.id,
        method: method.toUpperCase(),
        path,
        status: c.res.status,
        code: c.get('code'),
        milliseconds: clock().getTime() - at.getTime(),
        at,
      })
      timer ??= setTimeout(flush, FLUSH_MILLISECONDS).unref()
    }
  }

  return { record, flush }
}
