import type { FetchQueryOptions, MutationOptions } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { newQueryClient, setRetryDelay } from '#web/api/query-client.ts'
import { operations } from './contract.ts'

// The boundary to the generated code: the test calls what each hook passes to React Query by its name.
const modules = import.meta.glob<Record<string, unknown>>('../web/api/generated/*.ts', { eager: true })
const mutations: Record<string, () => MutationOptions<unknown, Error, object>> = Object.assign(
  {},
  ...Object.values(modules),
)
const queries: Record<string, (...parameters: unknown[]) => FetchQueryOptions> = Object.assign(
  {},
  ...Object.values(modules),
)

afterEach(() => {
  setRetryDelay()
  vi.unstubAllGlobals()
})

/** Calls the function that the operation's hook calls. */
async function callAsHook(id: string): Promise<unknown> {
  const name = id.replace(/^./, first => first.toUpperCase())
  const client = newQueryClient()
  const mutation = mutations[`use${name}MutationOptions`]
  if (mutation) return client.getMutationCache().build(client, mutation()).execute({})
  const query = queries[`get${name}QueryOptions`]
  if (query) return client.fetchQuery(query('id', {}))
  throw new Error(`There is no hook of ${id}`)
}

// Only providers call the operations of `webhooks`.
const posts = operations.filter(({ method, tag }) => method === 'POST' && tag !== 'webhooks')

test.each(posts)(
  'the hook of $id repeats its Idempotency-Key, if it takes one, after a lost response',
  async ({ id, takesIdempotencyKey }) => {
    setRetryDelay(0)
    const sent: [string | undefined, string | null][] = []
    vi.stubGlobal('navigator', { onLine: true })
    vi.stubGlobal('fetch', async (_: string, { method, headers }: RequestInit) => {
      sent.push([method, new Headers(headers).get('Idempotency-Key')])
      if (sent.length % 2 === 1) throw new TypeError('Failed to fetch')
      return Response.json({ done: true })
    })
    expect(await callAsHook(id)).toEqual({ done: true })
    expect(await callAsHook(id)).toEqual({ done: true })
    const [first, retry, second, retryOfSecond] = sent.map(([, key]) => key)
    expect(sent.map(([method]) => method)).toEqual(['POST', 'POST', 'POST', 'POST'])
    expect(first).toEqual(takesIdempotencyKey ? expect.stringMatching(/^[\w-]{36}$/) : null)
    expect([retry, retryOfSecond]).toEqual([first, second])
    // Another call is another request.
    expect(second === first).toBe(!takesIdempotencyKey)
  },
)
