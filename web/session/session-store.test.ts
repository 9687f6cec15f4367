import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { KeyValueStorage } from '#web/lib/safe-storage.ts'
import { memoryStorage } from '#web/testing/memory-storage.ts'
import { createSessionStore, type SessionStore } from './session-store.ts'

const TOKENS = { accessToken: 'access-1', refreshToken: 'refresh-1', userId: 'noura' }

let storage: KeyValueStorage
let tab: SessionStore
let otherTab: SessionStore

beforeEach(() => {
  storage = memoryStorage()
  tab = createSessionStore(storage)
  otherTab = createSessionStore(storage)
})

describe('a session', () => {
  it('is empty before a sign-in', () => {
    expect(tab.get()).toBeNull()
  })

  it('is stored under the names of the specification', () => {
    tab.start(TOKENS)
    expect(storage.getItem('accessToken')).toBe('access-1')
    expect(storage.getItem('refreshToken')).toBe('refresh-1')
    expect(storage.getItem('userId')).toBe('noura')
  })

  it('starts, changes and ends in every tab', () => {
    tab.start(TOKENS)
    expect(otherTab.get()).toEqual(TOKENS)
    otherTab.start({ ...TOKENS, accessToken: 'access-2' })
    expect(tab.get()?.accessToken).toBe('access-2')
    tab.end()
    expect(otherTab.get()).toBeNull()
  })

  it('exists without its access token, which the refresh token can replace', () => {
    tab.start(TOKENS)
    storage.removeItem('accessToken')
    expect(tab.get()).toEqual({ ...TOKENS, accessToken: '' })
  })

  it('notifies listeners', () => {
    const heard = vi.fn()
    const stop = tab.subscribe(heard)
    tab.start(TOKENS)
    tab.end()
    stop()
    tab.start(TOKENS)
    expect(heard).toHaveBeenCalledTimes(2)
  })
})

describe('the Idempotency-Key of a refresh', () => {
  it('is the same until the refresh token changes, also after a reload', () => {
    tab.start(TOKENS)
    const key = tab.refreshKey()
    expect(otherTab.refreshKey()).toBe(key)
    tab.start({ ...TOKENS, refreshToken: 'refresh-2' })
    expect(tab.refreshKey()).not.toBe(key)
  })
})
