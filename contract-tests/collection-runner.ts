import { expect } from 'vitest'
import type {
  CollectionEvent,
  CollectionFolder,
  CollectionItem,
  CollectionRequest,
  CollectionVariable,
} from '#api/docs/postman-format.ts'
import type { Server } from '#api/testing/personas.ts'

interface FolderRun {
  /** The names of the tests that passed; one that fails throws. */
  passed: string[]
  variables: CollectionVariable[]
}

/** Sends the requests of a folder as an API client does: variables filled in, scripts before and after. */
export async function runFolder(
  { item }: CollectionFolder,
  variables: CollectionVariable[],
  server: Server,
): Promise<FolderRun> {
  const values = new Map(variables.map(({ key, value }) => [key, value]))
  const passed: string[] = []
  for (const entry of item) {
    if ('item' in entry) throw new Error('a flow has no folders')
    await runItem(entry, values, server, passed)
  }
  return { passed, variables: variables.map(each => ({ ...each, value: values.get(each.key) ?? '' })) }
}

async function runItem(
  { request, event = [] }: CollectionItem,
  values: Map<string, string>,
  server: Server,
  passed: string[],
): Promise<void> {
  const collectionVariables = {
    get: (key: string) => values.get(key),
    set: (key: string, to: string) => values.set(key, to),
  }
  runScripts(event, 'prerequest', { collectionVariables })
  const { url, init } = filled(request, values)
  const received = await server.request(url, init)
  const text = await received.text()
  const response = {
    json: () => JSON.parse(text),
    to: { have: { status: (wanted: number) => expect(received.status, `${url} ${text}`).toBe(wanted) } },
  }
  const test = (name: string, check: () => void) => {
    check()
    passed.push(name)
  }
  // Vitest's expectations are Chai's, which Postman's are too.
  runScripts(event, 'test', { collectionVariables, response, test, expect })
}

function runScripts(events: CollectionEvent[], listen: CollectionEvent['listen'], pm: object): void {
  for (const { script } of events.filter(each => each.listen === listen)) {
    new Function('pm', script.exec.join('\n'))(pm)
  }
}

function filled(request: CollectionRequest, values: Map<string, string>): { url: string; init: RequestInit } {
  const fill = (text: string) => text.replace(/\{\{(\w+)\}\}/g, (_, name) => values.get(name) ?? `no ${name}`)
  const headers = new Headers(request.header.filter(each => !each.disabled).map(each => [each.key, fill(each.value)]))
  if (request.auth.type === 'bearer') headers.set('Authorization', `Bearer ${fill(request.auth.bearer[0].value)}`)
  const { pathname, search } = new URL(fill(request.url.raw))
  return {
    url: pathname + search,
    init: { method: request.method, headers, ...(request.body && { body: fill(request.body.raw) }) },
  }
}
