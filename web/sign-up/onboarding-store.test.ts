import { describe, expect, it, vi } from 'vitest'
import { safeStorage } from '#web/lib/safe-storage.ts'
import { memoryStorage } from '#web/testing/memory-storage.ts'
import { ONBOARDING_KEY } from './onboarding-storage.ts'
import { createOnboardingStore } from './onboarding-store.ts'
import { NEW_ONBOARDING, withField, withoutVerification, withStepCompleted } from './onboarding-transitions.ts'

const NOW = Date.parse('2026-01-05T09:00:00Z')
const HOUR = 3_600_000

function open(storage = memoryStorage(), now = NOW) {
  const onToken = vi.fn<(token: string | undefined) => void>()
  const onGivenUp = vi.fn<(token: string) => void>()
  return { storage, onToken, onGivenUp, store: createOnboardingStore({ storage, now: () => now, onToken, onGivenUp }) }
}

/** A browser in which a phone has been verified. */
function openVerified() {
  const browser = open()
  browser.store.setToken('t1')
  browser.store.update(state => withStepCompleted(state, 'businessType', { businessType: 'freelancer' }))
  browser.store.update(state => withStepCompleted(state, 'otp', { phone: '0512345678', otpVerified: true }))
  return browser
}

describe('after a reload', () => {
  it('the sign-up is restored and waits for the server', () => {
    const before = openVerified()
    const after = open(before.storage)
    expect(after.store.getState()).toEqual({ ...before.store.getState(), isLoading: true })
    expect(after.onToken).toHaveBeenCalledExactlyOnceWith('t1')
  })

  it('a sign-up without a token does not wait for the server', () => {
    const { storage, store } = open()
    store.update(state => withField(state, 'businessType', 'freelancer'))
    expect(open(storage).store.getState()).toMatchObject({ isLoading: false, data: { businessType: 'freelancer' } })
  })

  it('the waiting state is not restored', () => {
    const { storage, store } = open()
    store.update(state => ({ ...state, isLoading: true }))
    expect(open(storage).store.getState()).toMatchObject({ isLoading: false })
  })
})

describe('a saved copy', () => {
  it('expires 24 hours after the last change', () => {
    const { storage } = openVerified()
    expect(open(storage, NOW + 24 * HOUR - 1).store.getState().data.phone).toBe('0512345678')
    expect(open(storage, NOW + 24 * HOUR).store.getState()).toEqual(NEW_ONBOARDING)
    expect(storage.getItem(ONBOARDING_KEY)).toBeNull()
  })

  it.each([
    ['of another version', JSON.stringify({ version: '0.9', savedAt: NOW, state: NEW_ONBOARDING, checkpoints: {} })],
    ['cut off', '{"version":"1.0","savedAt":17'],
    ['without a state', JSON.stringify({ version: '1.0', savedAt: NOW })],
    ['that is no object', 'null'],
    ['from a clock far ahead', JSON.stringify({ version: '1.0', savedAt: NOW + 25 * HOUR, state: NEW_ONBOARDING })],
  ])('%s is cleared', (_, text) => {
    const storage = memoryStorage({ [ONBOARDING_KEY]: text })
    expect(open(storage).store.getState()).toEqual(NEW_ONBOARDING)
    expect(storage.getItem(ONBOARDING_KEY)).toBeNull()
  })

  it('never contains a password or a one-time code', () => {
    const { storage, store } = openVerified()
    const codeSent = { phone: '0512345678', businessType: 'freelancer', expiresAt: NOW, resendAt: NOW } as const
    store.update(state => withStepCompleted(state, 'phone', { codeSent }))
    store.update(state => withStepCompleted(state, 'password', { passwordSet: true }))
    store.saveCheckpoint('end')
    const storedSignUp = JSON.parse(storage.getItem(ONBOARDING_KEY) ?? '')
    const fields = Object.keys(storedSignUp.state.data)
    expect(fields).toContain('passwordSet')
    expect(fields.filter(field => /password|otp|code/i.test(field)).sort()).toEqual([
      'codeSent',
      'otpVerified',
      'passwordSet',
    ])
    expect(Object.values(storedSignUp.state.data.codeSent)).toEqual(Object.values(codeSent))
    expect(storedSignUp.state.data.passwordSet).toBe(true)
  })
})

it('without storage the sign-up exists in this page', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const { store } = open(safeStorage(refuse))
  store.update(state => withField(state, 'businessType', 'freelancer'))
  expect(store.getState().data.businessType).toBe('freelancer')
  store.reset()
  expect(store.getState()).toEqual(NEW_ONBOARDING)
})

describe('the token', () => {
  it('is dropped with the verified phone', () => {
    const { store, onToken, storage } = openVerified()
    store.update(state => withField(state, 'phone', '0598765432'))
    expect(store.getToken()).toBeUndefined()
    expect(onToken).toHaveBeenLastCalledWith(undefined)
    expect(open(storage).store.getToken()).toBeUndefined()
  })

  it('is given up when nothing holds it any more', () => {
    const { store, onGivenUp } = openVerified()
    store.saveCheckpoint('before')
    store.update(state => withField(state, 'businessType', 'sole-proprietorship'))
    expect(onGivenUp).not.toHaveBeenCalled()
    store.setToken(undefined)
    expect(onGivenUp).toHaveBeenCalledExactlyOnceWith('t1')
  })

  it('survives changes that do not concern the phone', () => {
    const { store } = openVerified()
    store.update(state => withStepCompleted(state, 'cr', { crNumber: '9900000000', crVerified: true }))
    expect(store.getToken()).toBe('t1')
  })
})

describe('a checkpoint', () => {
  it('restores the state and the token', () => {
    const { store, onToken } = openVerified()
    const before = store.getState()
    store.saveCheckpoint('before')
    store.update(state => withField(state, 'businessType', 'sole-proprietorship'))
    expect(store.getToken()).toBeUndefined()
    expect(store.restoreCheckpoint('before')).toBe(true)
    expect(store.getState()).toEqual(before)
    expect(onToken).toHaveBeenLastCalledWith('t1')
  })

  it('survives a reload', () => {
    const { store, storage } = openVerified()
    store.saveCheckpoint('before')
    store.update(withoutVerification)
    expect(open(storage).store.restoreCheckpoint('before')).toBe(true)
  })

  it.each(['never saved', 'toString', '__proto__'])('named %s does not exist', name => {
    const { store } = openVerified()
    const before = store.getState()
    expect(store.restoreCheckpoint(name)).toBe(false)
    expect(store.getState()).toBe(before)
  })

  it('is deleted when the token changes', () => {
    const { store, onGivenUp } = openVerified()
    store.saveCheckpoint('before')
    store.setToken('t2')
    expect(store.restoreCheckpoint('before')).toBe(false)
    expect(onGivenUp).toHaveBeenCalledExactlyOnceWith('t1')
  })

  it('is deleted when a token is removed that only the checkpoint has left', () => {
    const { store } = openVerified()
    store.saveCheckpoint('before')
    store.update(state => withField(state, 'businessType', 'sole-proprietorship'))
    store.setToken(undefined)
    expect(store.restoreCheckpoint('before')).toBe(false)
  })

  it('of another phone is deleted, and its token given up', () => {
    const { store, storage, onGivenUp } = openVerified()
    store.saveCheckpoint('before')
    store.update(state => withField(state, 'businessType', 'sole-proprietorship'))
    store.update(state => withStepCompleted(state, 'phone', { phone: '0598765432' }))
    expect(store.restoreCheckpoint('before')).toBe(false)
    expect(onGivenUp).toHaveBeenCalledExactlyOnceWith('t1')
    expect(storage.getItem(ONBOARDING_KEY)).not.toContain('0512345678')
  })
})

it('a reset deletes everything, including the checkpoints and the token', () => {
  const { store, storage, onToken, onGivenUp } = openVerified()
  store.saveCheckpoint('before')
  store.reset()
  expect(onGivenUp).toHaveBeenCalledExactlyOnceWith('t1')
  expect(store.getState()).toEqual(NEW_ONBOARDING)
  expect(store.restoreCheckpoint('before')).toBe(false)
  expect(onToken).toHaveBeenLastCalledWith(undefined)
  expect(storage.getItem(ONBOARDING_KEY)).toBeNull()
})

describe('another tab', () => {
  it('passes on its state and its token', () => {
    const here = openVerified()
    const there = open(here.storage)
    const listener = vi.fn()
    here.store.subscribe(listener)
    there.store.setToken('t2')
    there.store.update(state => ({ ...withStepCompleted(state, 'cr', { crVerified: true }), isLoading: false }))
    here.store.follow(ONBOARDING_KEY)
    expect(here.store.getState().data.crVerified).toBe(true)
    expect(here.onToken).toHaveBeenLastCalledWith('t2')
    expect(listener).toHaveBeenCalled()
  })

  it('that clears the storage ends the sign-up here', () => {
    const { store, storage, onToken } = openVerified()
    storage.removeItem(ONBOARDING_KEY)
    store.follow(null)
    expect(store.getState()).toEqual(NEW_ONBOARDING)
    expect(onToken).toHaveBeenLastCalledWith(undefined)
  })

  it('that writes another key is ignored', () => {
    const { store, storage } = openVerified()
    storage.removeItem(ONBOARDING_KEY)
    store.follow('plink.locale')
    expect(store.getState().data.phone).toBe('0512345678')
  })

  it('does not end the waiting state of this one', () => {
    const before = openVerified()
    const { store } = open(before.storage)
    store.follow(ONBOARDING_KEY)
    expect(store.getState().isLoading).toBe(true)
  })
})
