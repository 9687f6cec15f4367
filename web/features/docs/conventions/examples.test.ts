import { afterEach, describe, expect, test, vi } from 'vitest'
import { PAGING, RETRYING } from './examples.ts'

/** The function that a program declares. */
const declared = (program: string, name: string) => new Function(`${program}\nreturn ${name}`)()

const answer = (status: number, body: unknown = {}, headers = {}) =>
  new Response(JSON.stringify(body), { status, headers })

function answering(...answers: (Response | Error)[]) {
  const calls: [url: string, init: RequestInit][] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    calls.push([url, init])
    const next = answers.shift()
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

  test('goes on until an answer is worth something, with one key', async () => {
    vi.useFakeTimers()
    const calls = answering(new Error('offline'), answer(503), answer(200))
    expect((await finished(post('https://plink.example/x', { a: 1 })))?.status).toBe(200)
    const keys = calls.map(([, init]) => new Headers(init.headers).get('Idempotency-Key'))
    expect(new Set(keys).size).toBe(1)
    expect(keys[0]).toMatch(/^[A-Za-z0-9_-]{8,128}$/)
  })

  test('waits as long as it is told', async () => {
    vi.useFakeTimers()
    const calls = answering(answer(429, {}, { 'Retry-After': '20' }), answer(200))
    const call = post('https://plink.example/x', {})
    await vi.advanceTimersByTimeAsync(19_000)
    expect(calls).toHaveLength(1)
    expect((await finished(call))?.status).toBe(200)
  })

  test('leaves a refusal alone, and stops after three retries', async () => {
    vi.useFakeTimers()
    const refused = answering(answer(409))
    await finished(post('https://plink.example/x', {}))
    expect(refused).toHaveLength(1)
    const failing = answering(...Array.from({ length: 9 }, () => answer(500)))
    expect((await finished(post('https://plink.example/x', {})))?.status).toBe(500)
    expect(failing).toHaveLength(4)
  })
})

test('the program that reads pages follows the cursor to the end', async () => {
  const calls = answering(
    answer(200, { items: [1, 2], nextCursor: 'abc' }),
    answer(200, { items: [3], nextCursor: null }),
  )
  const read: unknown[] = []
  for await (const item of declared(PAGING, 'transactions')('https://plink.example', 'token')) read.push(item)
  expect(read).toEqual([1, 2, 3])
  expect(calls.map(([url]) => new URL(url).searchParams.get('cursor'))).toEqual([null, 'abc'])
})
