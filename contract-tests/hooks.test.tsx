import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { describe, expect, inject, test } from 'vitest'
import { renderHook } from 'vitest-browser-react/pure'
import { ApiError, configureApi } from '#web/api/fetcher.ts'
import { setBearerToken } from '#web/api/token.ts'
import { adminSession } from '#web/session/admin-session-state.ts'
import { endSession, startSession } from '#web/session/session-state.ts'
import type { Scenario } from './contract.ts'
import type { HookOperation } from './prism/prism.setup.ts'

/** What a hook returns, of a query or a mutation. */
interface HookResult {
  status: 'idle' | 'pending' | 'success' | 'error'
  data: unknown
  error: unknown
  /** Of a mutation. */
  mutate?: (variables: object) => void
}
type Hook = (...parameters: unknown[]) => HookResult

/** The mock accepts any token of this form. */
const ANY_TOKEN = 'rT5kq1Vb8sYw2nLr0eXcZa9uHf3GdJm7pQi4tKoCvE0'

// The boundary to the generated code: the test calls each hook by its name, with what the contract says of it.
const modules = import.meta.glob<Record<string, Hook>>('../web/api/generated/*.ts', { eager: true })
const generated: Record<string, Hook> = Object.assign({}, ...Object.values(modules))

const operations = inject('hookOperations')
const met = new Set<string>()

configureApi({ url: inject('prismUrl') })

describe.each(operations)('$id', operation => {
  test.for(operation.scenarios)('$status $name', async (scenario, { task }) => {
    // The app would exchange a refused token, and call again.
    if (scenario.code === 'UNAUTHENTICATED') endSessions()
    else startSessions()
    const { status, data, error } = await callHook(operation, scenario)
    met.add(operation.id)
    task.meta.hookOf = operation.id
    if (scenario.code === undefined) {
      expect(status, String(error)).toBe('success')
      return expect(data instanceof Blob ? await data.text() : data).toEqual(scenario.responseBody)
    }
    if (!(error instanceof ApiError)) throw new Error(`${operation.id} has no error of the contract, but ${error}`)
    expect({ status: error.status, body: error.body }).toEqual({ status: scenario.status, body: scenario.responseBody })
  })
})

test('every operation of the contract has met Prism through its hook', () => {
  expect([...met].sort()).toEqual(operations.map(({ id }) => id).sort())
})

function startSessions(): void {
  setBearerToken(ANY_TOKEN)
  startSession({ accessToken: ANY_TOKEN, refreshToken: ANY_TOKEN, userId: ANY_TOKEN })
  adminSession.start({ token: ANY_TOKEN, user: { name: 'Sara', role: 'admin' } })
}

function endSessions(): void {
  setBearerToken(undefined)
  endSession()
  adminSession.end('signed_out')
}

/** The result of the operation's hook, rendered in React. */
async function callHook(operation: HookOperation, scenario: Scenario): Promise<HookResult> {
  const name = operation.id.replace(/^./, first => first.toUpperCase())
  const useOperation = generated[`use${name}`]
  if (!useOperation) throw new Error(`There is no hook of ${operation.id}`)
  const isQuery = `get${name}QueryOptions` in generated
  const options = { request: { headers: { Prefer: `code=${scenario.status}, example=${scenario.name}` } } }
  const parameters = isQuery ? queryParameters(operation, scenario) : []
  // The rendering that has the result says so. Looking for it again and again would need a limit, and the first call of all takes longest.
  const { promise: ended, resolve } = Promise.withResolvers<HookResult>()
  const useCall = () => {
    const call = useOperation(...parameters, options)
    if (call.status === 'success' || call.status === 'error') resolve(call)
    return call
  }
  const { result, unmount } = await renderHook(useCall, { wrapper: withoutRetries() })
  if (!isQuery) result.current.mutate?.(mutationVariables(operation, scenario))
  const call = await ended
  await unmount()
  return call
}

function withoutRetries() {
  const once = { retry: false }
  const client = new QueryClient({ defaultOptions: { queries: once, mutations: once } })
  return ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
}

/** In orval's order: the parameters of the path, those of the query, the body and the headers. */
function queryParameters(operation: HookOperation, { body, parameters }: Scenario): unknown[] {
  const query = namesIn(operation, 'query')
  return [
    ...namesIn(operation, 'path').map(name => parameters[name]),
    ...(query.length > 0 ? [only(query, parameters)] : []),
    // The headers come after a body. Those of the test are among the options.
    ...(body ? [body, undefined] : []),
  ]
}

function mutationVariables(operation: HookOperation, { body, raw, parameters }: Scenario): object {
  return {
    ...only(namesIn(operation, 'path'), parameters),
    ...(body && { data: body }),
    ...(raw !== undefined && { data: new Blob([raw]) }),
    params: only(namesIn(operation, 'query'), parameters),
  }
}

const namesIn = ({ parameters }: HookOperation, place: 'path' | 'query') =>
  parameters.filter(parameter => parameter.in === place).map(({ name }) => name)

const only = (names: string[], parameters: Scenario['parameters']) =>
  Object.fromEntries(names.filter(name => name in parameters).map(name => [name, parameters[name]]))
