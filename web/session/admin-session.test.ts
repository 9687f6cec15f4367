import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { KeyValueStorage } from '#web/lib/safe-storage.ts'
import { memoryStorage } from '#web/testing/memory-storage.ts'
import { createAdminSessionStore } from './admin-session.ts'

const SARA = { token: 'token-1', user: { name: 'Sara', role: 'admin' } } as const
const TOKEN = 'plink.adminToken'
const USER = 'plink.adminUser'

let storage: KeyValueStorage

beforeEach(() => {
  storage = memoryStorage()
})

describe('the session of an administrator', () => {
  it('is empty before a sign-in', () => {
    const store = createAdminSessionStore(storage)
    expect(store.get()).toBeNull()
    expect(store.endedBy()).toBeNull()
  })

  it('is restored after a reload', () => {
    createAdminSessionStore(storage).start(SARA)
    expect(createAdminSessionStore(storage).get()).toEqual(SARA)
  })

  it('is deleted when it ends, and its reason is remembered', () => {
    const store = createAdminSessionStore(storage)
    store.start(SARA)
    store.end('expired')
    expect([store.get(), store.endedBy()]).toEqual([null, 'expired'])
    expect([storage.getItem(TOKEN), storage.getItem(USER)]).toEqual([null, null])
    store.start(SARA)
    expect(store.endedBy()).toBeNull()
  })

  it('notifies listeners', () => {
    const store = createAdminSessionStore(storage)
    const heard = vi.fn()
    const stop = store.subscribe(heard)
    store.start(SARA)
    store.end('signed_out')
    stop()
    store.start(SARA)
    expect(heard).toHaveBeenCalledTimes(2)
  })
})

describe('an invalid stored session', () => {
  const user = JSON.stringify(SARA.user)
  it.each([
    ['a token alone', { [TOKEN]: 'token-1' }],
    ['a user alone', { [USER]: user }],
    ['an empty token', { [TOKEN]: '', [USER]: user }],
    ['broken JSON', { [TOKEN]: 'token-1', [USER]: '{"name":"Sara"' }],
    ['null', { [TOKEN]: 'token-1', [USER]: 'null' }],
    ['a text', { [TOKEN]: 'token-1', [USER]: '"Sara"' }],
    ['a name that is none', { [TOKEN]: 'token-1', [USER]: '{"name":7,"role":"admin"}' }],
    ['a role that does not exist', { [TOKEN]: 'token-1', [USER]: '{"name":"Sara","role":"root"}' }],
  ])('is discarded: %s', (_, entries: Record<string, string>) => {
    storage = memoryStorage(entries)
    expect(createAdminSessionStore(storage).get()).toBeNull()
    expect([storage.getItem(TOKEN), storage.getItem(USER)]).toEqual([null, null])
  })
})
