import { expect, test, vi } from 'vitest'
import { memoryStorage } from '#web/testing/memory-storage.ts'
import { ALL_GREEN, createChoiceStore } from './choices.ts'

test('choices survive a reload until they are reset', () => {
  const storage = memoryStorage()
  createChoiceStore(storage).choose('sendOtp', { scenario: 'otp_locked', status: 423 })
  const reloaded = createChoiceStore(storage)
  expect(reloaded.get().choices).toEqual({ sendOtp: { scenario: 'otp_locked', status: 423 } })
  reloaded.choose('sendOtp', undefined)
  expect(reloaded.get()).toEqual(ALL_GREEN)
})

test('listeners are notified of each change', () => {
  const store = createChoiceStore(memoryStorage())
  const listener = vi.fn()
  const stop = store.subscribe(listener)
  store.change({ offline: true })
  stop()
  store.reset()
  expect(listener).toHaveBeenCalledTimes(1)
  expect(store.get()).toEqual(ALL_GREEN)
})

test('invalid stored settings are ignored', () => {
  expect(createChoiceStore(memoryStorage({ 'plink.mock': '{broken' })).get()).toEqual(ALL_GREEN)
})
