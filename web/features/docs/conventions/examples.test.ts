import { afterEach, describe, expect, test, vi } from 'vitest'
import { PAGING, RETRYING, WATCHING } from './examples.ts'

/** Runs the program and returns the function that it declares. */
const declared = (program: string, name: string) => new Function(`${program}\nreturn ${name}`)()

const response = (status: number, body: unknown = {}, headers = {}) =>
  new Response(JSON.stringify(body), { status, headers })

function respondWith(...responses: (Response | Error)[]) {
  const calls: [url: string, init: RequestInit][] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    calls.push([url, init])
    const next = responses.shift()
    if (next instanceof Error || next === undefined) throw next ?? new Error('one call too many')
    return next
  })
  return calls
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('the program that retries', () => {
  const post = declared(RETRYING, 'post')
  const finished = async (call: Promise<Response | null>) => {
    await vi.runAllTimersAsync()
    return call
  }

  test('repeats failed requests with the same key', async () => {
    vi.useFakeTimers()
    const calls = respondWith(new Error('offline'), response(503), response(200))
    expect((await finished(post('https://plink.example/x', { a: 1 })))?.status).toBe(200)
    const keys = calls.map(([, init]) => new Headers(init.headers).get('Idempotency-Key'))
    expect(new Set(keys).size).toBe(1)
    expect(keys[0]).toMatch(/^[A-Za-z0-9_-]{8,128}$/)
  })

  test('waits as long as Retry-After says', async () => {
    vi.useFakeTimers()
    const calls = respondWith(response(429, {}, { 'Retry-After': '20' }), response(200))
    const call = post('https://plink.example/x', {})
    await vi.advanceTimersByTimeAsync(19_000)
    expect(calls).toHaveLength(1)
    expect((await finished(call))?.status).toBe(200)
  })

  test('does not retry a refusal, and stops after three retries', async () => {
    vi.useFakeTimers()
    const calls = respondWith(response(409))
    await finished(post('https://plink.example/x', {}))
    expect(calls).toHaveLength(1)
    const failing = respondWith(...Array.from({ length: 9 }, () => response(500)))
    expect((await finished(post('https://plink.example/x', {})))?.status).toBe(500)
    expect(failing).toHaveLength(4)
  })
})

test('the program that reads pages follows the cursor to the last page', async () => {
  const calls = respondWith(
    response(200, { items: [1, 2], nextCursor: 'abc' }),
    response(200, { items: [3], nextCursor: null }),
  )
  const items: unknown[] = []
  for await (const item of declared(PAGING, 'transactions')('https://plink.example', 'token')) items.push(item)
  expect(items).toEqual([1, 2, 3])
  expect(calls.map(([url]) => new URL(url).searchParams.get('cursor'))).toEqual([null, 'abc'])
})

test('the program that watches a wallet reads events that arrive in pieces, until the stream ends', async () => {
  const pieces = ['retry: 1000\n\nevent: changed\ndata: {"chan', 'ged":["money"]}\n\n: alive\n', '\nevent: changed\n']
  const last = 'data: {"changed":["settings","transfers"]}\n\n'
  const body = new ReadableStream({
    start(controller) {
      for (const piece of [...pieces, last]) controller.enqueue(new TextEncoder().encode(piece))
      controller.close()
    },
  })
  vi.stubGlobal('fetch', async () => new Response(body))
  const changes: unknown[] = []
  for await (const change of declared(WATCHING, 'changes')('https://plink.example', 'token')) changes.push(change)
  expect(changes).toEqual([['money'], ['settings', 'transfers']])
})
