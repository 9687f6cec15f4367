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
  it('is nobody’s before a sign-in', () => {
    expect(tab.get()).toBeNull()
  })

  it('is kept under the names of the specification', () => {
    tab.start(TOKENS)
    expect(storage.getItem('accessToken')).toBe('access-1')
    expect(storage.getItem('refreshToken')).toBe('refresh-1')
    expect(storage.getItem('userId')).toBe('noura')
  })

  it('begins, changes and ends in every tab', () => {
    tab.start(TOKENS)
    expect(otherTab.get()).toEqual(TOKENS)
    otherTab.start({ ...TOKENS, accessToken: 'access-2' })
    expect(tab.get()?.accessToken).toBe('access-2')
    tab.end()
    expect(otherTab.get()).toBeNull()
  })

  it('is still there when only its access token is gone, which the refresh token brings back', () => {
    tab.start(TOKENS)
    storage.removeItem('accessToken')
    expect(tab.get()).toEqual({ ...TOKENS, accessToken: '' })
  })

  it('tells who listens', () => {
    const heard = vi.fn()
    const stop = tab.subscribe(heard)
    tab.start(TOKENS)
    tab.end()
    stop()
    tab.start(TOKENS)
    expect(heard).toHaveBeenCalledTimes(2)
  })
})

describe('the key under which a refresh token is handed in', () => {
  it('is the same until another token comes, also after a reload', () => {
    tab.start(TOKENS)
    const key = tab.refreshKey()
    expect(otherTab.refreshKey()).toBe(key)
    tab.start({ ...TOKENS, refreshToken: 'refresh-2' })
    expect(tab.refreshKey()).not.toBe(key)
  })
})
