import { afterEach, expect, it, vi } from 'vitest'
import { requestTabLock } from './tab-lock.ts'

afterEach(() => void vi.unstubAllGlobals())

const withLocks = (request: (name: string, options: LockOptions, begin: (lock: object | null) => unknown) => unknown) =>
  vi.stubGlobal('navigator', { locks: { request } })

it('tells the work whether it holds the lock', async () => {
  const work = vi.fn(async () => {})
  withLocks(async (_name, _options, begin) => begin({}))
  await requestTabLock('a', {}, work)
  withLocks(async (_name, _options, begin) => begin(null))
  await requestTabLock('a', { ifAvailable: true }, work)
  expect(work.mock.calls).toEqual([[true], [false]])
})

it.each([
  ['are missing', () => vi.stubGlobal('navigator', {})],
  ['are refused', () => withLocks(async () => Promise.reject(new DOMException('denied', 'SecurityError')))],
])('works on its own where locks %s', async (_, prepare) => {
  prepare()
  const work = vi.fn(async () => {})
  await requestTabLock('a', {}, work)
  expect(work.mock.calls).toEqual([[true]])
})

it('does nothing twice', async () => {
  withLocks(async (_name, _options, begin) => begin({}))
  const work = vi.fn(async () => Promise.reject(new DOMException('denied', 'SecurityError')))
  await expect(requestTabLock('a', {}, work)).rejects.toThrow('denied')
  expect(work).toHaveBeenCalledOnce()
})

it('passes an abort on', async () => {
  withLocks(async () => Promise.reject(new DOMException('over', 'AbortError')))
  const work = vi.fn(async () => {})
  await expect(requestTabLock('a', {}, work)).rejects.toThrow('over')
  expect(work).not.toHaveBeenCalled()
})
