import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { useCountUnreadNotifications } from '#web/api/generated/notifications.ts'
import { useGetLimits } from '#web/api/generated/wallet.ts'
import { useWallet } from '#web/api/use-wallet.ts'
import { endSession, startSession } from '#web/session/session-state.ts'
import { render } from '#web/testing/render.tsx'
import { useWatchWallet } from './use-watch-wallet.ts'

const sar = (amount: number) => ({ amount, currency: 'SAR' })
const ENCODER = new TextEncoder()

/** The open streams. */
let streams: ReadableStreamDefaultController<Uint8Array>[]
let balance: number
let requested: string[]
let isVisible: boolean
/** The limits are sent once this is resolved. */
let limitsReady: Promise<void>

beforeEach(() => {
  ;[streams, balance, requested, isVisible, limitsReady] = [[], 100_00, [], true, Promise.resolve()]
  startSession({ accessToken: 'a', refreshToken: 'r', userId: 'noura' })
  vi.spyOn(window, 'fetch').mockImplementation((url, init) => receive(String(url), init))
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isVisible ? 'visible' : 'hidden'))
})

afterEach(() => {
  endSession()
  vi.restoreAllMocks()
})

/** In strict mode, React mounts each component twice. The first mount's requests are aborted before they leave a browser. */
async function receive(url: string, init: RequestInit = {}): Promise<Response> {
  await Promise.resolve()
  init.signal?.throwIfAborted()
  const response = respond(url, init)
  if (url.endsWith('/limits')) await limitsReady
  return response
}

function respond(url: string, init: RequestInit = {}): Response {
  const path = url.replace('/api/v1/', '')
  requested.push(path)
  if (path === 'wallet/events') return new Response(newStream(init.signal), { headers: EVENT_STREAM })
  if (path === 'auth/me') return Response.json({ profile: {} })
  return Response.json({ total: sar(balance), newTransactions: 0 })
}

const EVENT_STREAM = { 'Content-Type': 'text/event-stream' }

function newStream(signal: AbortSignal | null | undefined): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      streams.push(controller)
      controller.enqueue(ENCODER.encode('retry: 1000\n\n'))
      signal?.addEventListener('abort', () => {
        streams = streams.filter(each => each !== controller)
        controller.error(signal.reason)
      })
    },
  })
}

const say = (...kinds: string[]) =>
  streams[0]?.enqueue(ENCODER.encode(`event: changed\ndata: ${JSON.stringify({ changed: kinds })}\n\n`))

/** Opens a tab with its own cache. */
const openTab = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Tab />
    </QueryClientProvider>,
  )

function Tab() {
  useWatchWallet()
  useGetLimits()
  useCountUnreadNotifications()
  return <p>{useWallet().data?.total.amount}</p>
}

const countOf = (path: string) => requested.filter(each => each === path).length

function become(visible: boolean): void {
  isVisible = visible
  document.dispatchEvent(new Event('visibilitychange'))
}

test('tabs share one stream, and all of them follow it', async () => {
  await openTab()
  await openTab()
  await expect.poll(() => streams.length).toBe(1)
  await expect.poll(() => countOf('wallet')).toBe(4)
  balance = 200_00
  say('money')
  await expect.poll(() => page.getByText('20000').elements()).toHaveLength(2)
  expect(countOf('wallet/events')).toBe(1)
  expect(countOf('wallet/limits')).toBe(4)
})

test('the next tab opens a stream when the one that has it closes, and none is left at the end', async () => {
  const [one, other] = [await openTab(), await openTab()]
  await expect.poll(() => streams.length).toBe(1)
  await one.unmount()
  await expect.poll(() => countOf('wallet/events')).toBe(2)
  await expect.poll(() => streams.length).toBe(1)
  balance = 300_00
  say('money')
  await expect.element(other.getByText('30000')).toBeVisible()
  await other.unmount()
  await expect.poll(() => streams.length).toBe(0)
})

test('what was seen elsewhere concerns only the wallet', async () => {
  const tab = await openTab()
  await expect.poll(() => streams.length).toBe(1)
  await expect.poll(() => countOf('wallet')).toBe(2)
  balance = 150_00
  say('seen')
  await expect.element(tab.getByText('15000')).toBeVisible()
  expect(countOf('wallet/limits')).toBe(1)
})

test('a movement before the stream was open is found', async () => {
  vi.mocked(window.fetch).mockImplementation(async (url, init) => {
    // The wallet has been read by now, and the stream is not open yet.
    if (String(url).endsWith('/events')) balance = 175_00
    return receive(String(url), init)
  })
  const tab = await openTab()
  await expect.element(tab.getByText('17500')).toBeVisible()
  await expect.poll(() => countOf('wallet/limits')).toBe(2)
})

test('a hidden page has no stream, and gets everything when it is visible again', async () => {
  const tab = await openTab()
  await expect.poll(() => streams.length).toBe(1)
  become(false)
  await expect.poll(() => streams.length).toBe(0)
  balance = 250_00
  become(true)
  await expect.element(tab.getByText('25000')).toBeVisible()
  await expect.poll(() => streams.length).toBe(1)
})

test('what was read elsewhere concerns only the notifications', async () => {
  await openTab()
  await expect.poll(() => streams.length).toBe(1)
  await expect.poll(() => countOf('wallet')).toBe(2)
  await expect.poll(() => countOf('notifications/unread')).toBe(2)
  say('notifications')
  await expect.poll(() => countOf('notifications/unread')).toBe(3)
  say('money', 'notifications')
  await expect.poll(() => countOf('notifications/unread')).toBe(4)
  await expect.poll(() => countOf('wallet')).toBe(3)
})

test('changes that come faster than a response wait for it, and are one more request', async () => {
  const tab = await openTab()
  await expect.poll(() => streams.length).toBe(1)
  await expect.poll(() => countOf('wallet')).toBe(2)
  const { promise, resolve } = Promise.withResolvers<void>()
  limitsReady = promise
  say('money')
  await expect.poll(() => countOf('wallet/limits')).toBe(2)
  say('money')
  say('money')
  balance = 400_00
  say('seen')
  resolve()
  await expect.element(tab.getByText('40000')).toBeVisible()
  await expect.poll(() => countOf('wallet/limits')).toBe(3)
})
