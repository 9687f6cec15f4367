import { expect, it, vi } from 'vitest'
import { createSessionStore } from '#web/session/session-store.ts'
import { memoryStorage } from '#web/testing/memory-storage.ts'
import { acrossTabs, createTokenRefresh } from './token-refresh.ts'

const STALE = { accessToken: 'access-1', refreshToken: 'refresh-1', userId: 'noura' }
const FRESH = { accessToken: 'access-2', refreshToken: 'refresh-2', userId: 'noura' }

/** Two tabs of one browser. They share the storage, and one at a time holds the lock. */
function twoTabs(exchange: () => Promise<typeof FRESH>) {
  const storage = memoryStorage()
  let last: Promise<unknown> | undefined
  const exclusively = <T>(work: (waited: boolean) => Promise<T>) => {
    const mine = last ? last.then(() => work(true)) : work(false)
    last = mine.catch(() => {})
    return mine
  }
  const tab = () => createTokenRefresh({ session: createSessionStore(storage), exchange, exclusively })
  return { session: createSessionStore(storage), tabs: [tab(), tab()] as const }
}

it('gives the second tab the tokens of the first', async () => {
  const exchange = vi.fn(async () => FRESH)
  const { session, tabs } = twoTabs(exchange)
  session.start(STALE)
  expect(await Promise.all(tabs.map(refresh => refresh('access-1')))).toEqual(['access-2', 'access-2'])
  expect(exchange).toHaveBeenCalledOnce()
  expect(session.get()).toEqual(FRESH)
})

it('retries for the second tab when the first got no response', async () => {
  const exchange = vi.fn(async () => FRESH).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const { session, tabs } = twoTabs(exchange)
  session.start(STALE)
  const [first, second] = await Promise.allSettled(tabs.map(refresh => refresh('access-1')))
  expect(first?.status).toBe('rejected')
  expect(second).toEqual({ status: 'fulfilled', value: 'access-2' })
})

it('waits for the tokens of the first tab, which may arrive after its lock', async () => {
  const exchange = vi.fn(async () => FRESH)
  const session = createSessionStore(memoryStorage())
  session.start(STALE)
  const refresh = createTokenRefresh({ session, exchange, exclusively: work => work(true) })
  const refreshed = refresh('access-1')
  setTimeout(() => session.start(FRESH), 100)
  expect(await refreshed).toBe('access-2')
  expect(exchange).not.toHaveBeenCalled()
})

it('lets a tab that comes right after the first one wait for what the first stored', async () => {
  const waits: boolean[] = []
  const work = async (waited: boolean) => void waits.push(waited)
  await acrossTabs(work)
  await acrossTabs(work)
  expect(waits).toEqual([false, true])
})

it('passes a failure of the work on, and lets the next tab work', async () => {
  await expect(acrossTabs(() => Promise.reject(new TypeError('Failed to fetch')))).rejects.toThrow('Failed to fetch')
  expect(await acrossTabs(async () => 'done')).toBe('done')
})

it('keeps the session of a customer who has signed in during the exchange', async () => {
  const session = createSessionStore(memoryStorage())
  session.start(STALE)
  const other = { accessToken: 'access-9', refreshToken: 'refresh-9', userId: 'omar' }
  const during = async () => {
    session.start(other)
    return FRESH
  }
  const refresh = createTokenRefresh({ session, exchange: during, exclusively: work => work(false) })
  expect(await refresh('access-1')).toBe('access-9')
  expect(session.get()).toEqual(other)
})

it('waits for the tokens of a tab whose exchange came first', async () => {
  const session = createSessionStore(memoryStorage())
  session.start(STALE)
  const exchange = async () => {
    setTimeout(() => session.start(FRESH), 100)
    return 'rotated' as const
  }
  const refresh = createTokenRefresh({ session, exchange, exclusively: work => work(false) })
  expect(await refresh('access-1')).toBe('access-2')
})
