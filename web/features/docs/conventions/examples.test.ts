import { createHmac } from 'node:crypto'
import { stripTypeScriptTypes } from 'node:module'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { eventExample } from '#web/api/generated/event-index.ts'
import { verifyWebhook, WebhookError } from '../../../../client/src/verify-webhook.ts'
import { readmeSnippet } from '../client/readme-snippets.ts'
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
    const refused = respondWith(response(409))
    await finished(post('https://plink.example/x', {}))
    expect(refused).toHaveLength(1)
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
  const read: unknown[] = []
  for await (const item of declared(PAGING, 'transactions')('https://plink.example', 'token')) read.push(item)
  expect(read).toEqual([1, 2, 3])
  expect(calls.map(([url]) => new URL(url).searchParams.get('cursor'))).toEqual([null, 'abc'])
})

describe('a webhook', () => {
  const SECRET = `whsec_${Buffer.from('a secret of thirty-two characters').toString('base64')}`
  const OLD_SECRET = `whsec_${Buffer.from('another one').toString('base64')}`
  const BODY = JSON.stringify(eventExample.body)
  const { eventId } = eventExample.body

  const signature = (secret: string, signed: string) =>
    `v1,${createHmac('sha256', Buffer.from(secret.slice(6), 'base64'))
      .update(signed)
      .digest('base64')}`

  function delivery({ at = Date.now(), secrets = [SECRET] } = {}): Record<string, string> {
    const seconds = String(Math.floor(at / 1000))
    return {
      'webhook-id': eventId,
      'webhook-timestamp': seconds,
      'webhook-signature': secrets.map(each => signature(each, `${eventId}.${seconds}.${BODY}`)).join(' '),
    }
  }

  const receives = async (headers: Record<string, string>, body = BODY) => {
    const [, ...program] = stripTypeScriptTypes(readmeSnippet('webhook', '')).split('\n')
    const stored = new Map<string, unknown>()
    const names = ['verifyWebhook', 'WebhookError', 'secret', 'storeOnce']
    const receive = new Function(...names, `${program.join('\n')}\nreturn receive`)(
      verifyWebhook,
      WebhookError,
      SECRET,
      (id: string, event: unknown) => stored.set(id, event),
    )
    const { status } = await receive(new Request('https://shop.example/plink', { method: 'POST', headers, body }))
    return { status, stored: [...stored] }
  }

  test('that is signed is accepted, also while a secret is rolled', async () => {
    for (const secrets of [[SECRET], [OLD_SECRET, SECRET]])
      expect(await receives(delivery({ secrets }))).toEqual({ status: 204, stored: [[eventId, eventExample.body]] })
  })

  test('that somebody else has signed, changed or recorded is refused', async () => {
    const refused = [
      receives(delivery({ secrets: [OLD_SECRET] })),
      receives(delivery(), `${BODY} `),
      receives(delivery({ at: Date.now() - 301_000 })),
      receives({}),
    ]
    for (const each of refused) expect(await each).toEqual({ status: 400, stored: [] })
  })
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
  const read: unknown[] = []
  for await (const changed of declared(WATCHING, 'changes')('https://plink.example', 'token')) read.push(changed)
  expect(read).toEqual([['money'], ['settings', 'transfers']])
})
