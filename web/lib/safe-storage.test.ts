import { expect, it } from 'vitest'
import { memoryStorage } from '#web/testing/memory-storage.ts'
import { safeStorage } from './safe-storage.ts'

const refuse = () => {
  throw new Error('storage is switched off')
}

it('stores values in the storage', () => {
  const shared = memoryStorage()
  safeStorage(() => shared).setItem('a', '1')
  expect(shared.getItem('a')).toBe('1')
  shared.setItem('a', '2')
  expect(safeStorage(() => shared).getItem('a')).toBe('2')
})

it('stores values in memory if there is no storage', () => {
  const storage = safeStorage(refuse)
  expect(storage.getItem('a')).toBeNull()
  storage.setItem('a', '1')
  expect(storage.getItem('a')).toBe('1')
  storage.removeItem('a')
  expect(storage.getItem('a')).toBeNull()
})

it('prefers a value in memory over an older value in a full storage', () => {
  const storage = safeStorage(() => ({ ...memoryStorage({ a: '1' }), setItem: refuse }))
  storage.setItem('a', '2')
  expect(storage.getItem('a')).toBe('2')
})
