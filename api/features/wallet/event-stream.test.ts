import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EventStream } from './event-stream.ts'

const MINUTE = 60_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
})

function open() {
  const onEnd = vi.fn()
  const stream = new EventStream({ format: items => `data: ${items}\n\n`, lifetimeMilliseconds: 10 * MINUTE, onEnd })
  const reader = stream.body.getReader()
  return { stream, onEnd, reader, read: async () => new TextDecoder().decode((await reader.read()).value) }
}

test('shows every 20 seconds that it is open', async () => {
  const { read } = open()
  expect(await read()).toBe('retry: 1000\n\n')
  for (let count = 0; count < 3; count++) {
    const next = read()
    vi.advanceTimersByTime(20_000)
    expect(await next).toBe(': open\n\n')
  }
})

test('sends an event at once, and what follows half a second later in one', async () => {
  const { stream, read } = open()
  await read()
  stream.add('money')
  expect(await read()).toBe('data: money\n\n')
  const next = read()
  for (const item of ['money', 'seen', 'money']) stream.add(item)
  vi.advanceTimersByTime(500)
  expect(await next).toBe('data: money,seen\n\n')
})

test('keeps nothing for a client that does not read', async () => {
  const onEnd = vi.fn()
  const stream = new EventStream({ format: items => `data: ${items}\n\n`, lifetimeMilliseconds: 10 * MINUTE, onEnd })
  for (let count = 0; count < 500; count++) {
    stream.add('money')
    vi.advanceTimersByTime(1000)
  }
  const reader = stream.body.getReader()
  const sizes = [(await reader.read()).value?.length, (await reader.read()).value?.length]
  expect(sizes).toEqual(['retry: 1000\n\n'.length, 'data: money\n\n'.length])
  stream.end()
  expect((await reader.read()).done).toBe(true)
})

test('ends once, with nothing left running', async () => {
  const { stream, read, onEnd } = open()
  await read()
  stream.add('money')
  vi.advanceTimersByTime(10 * MINUTE)
  stream.end()
  stream.add('money')
  expect(onEnd).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(0)
})

test('ends when the client goes', async () => {
  const { read, reader, onEnd } = open()
  await read()
  await reader.cancel()
  expect(onEnd).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(0)
})
