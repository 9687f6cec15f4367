import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepOpen } from './event-stream.ts'

const HEAD = 'retry: 1000\n\n'
const MINUTE = 60_000

/** A stream that the page has opened. */
interface Opened {
  signal: AbortSignal
  send: (text: string) => void
  end: () => void
  fail: () => void
}

let streams: Opened[]
let heard: string[]
let page: AbortController

const last = () => streams.at(-1)!

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  streams = []
  heard = []
  page = new AbortController()
  void keepOpen(
    {
      open: ({ signal, onText }) =>
        new Promise((resolve, reject) => {
          const fail = () => reject(new Error('broken off'))
          signal.addEventListener('abort', fail)
          streams.push({ signal, send: onText, end: () => resolve(''), fail })
        }),
      onOpen: () => heard.push('open'),
      onEvent: data => heard.push(data),
      onPoll: () => heard.push('poll'),
    },
    page.signal,
  )
})

afterEach(() => {
  page.abort()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('a stream that is kept open', () => {
  it('tells its events, however they are cut', () => {
    last().send(HEAD)
    last().send(': open\n\nevent: changed\nda')
    last().send('ta: {"a":1}\n')
    expect(heard).toEqual(['open'])
    last().send('\nevent: changed\ndata: {"a":2}\n\n')
    expect(heard).toEqual(['open', '{"a":1}', '{"a":2}'])
  })

  it('is opened again within the time that the server names', async () => {
    last().send(HEAD)
    await vi.advanceTimersByTimeAsync(MINUTE)
    last().send('retry: 10000\n\n')
    last().end()
    await vi.advanceTimersByTimeAsync(4999)
    expect(streams).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(streams).toHaveLength(2)
    last().send(HEAD)
    expect(heard).toEqual(['open', 'open'])
  })

  it('is opened less and less often while it fails, and asked for in the meantime', async () => {
    const attempts: number[] = []
    for (let minute = 0; minute < 10; minute++) {
      const before = streams.length
      for (let second = 0; second < 60; second++) {
        last().fail()
        await vi.advanceTimersByTimeAsync(1000)
      }
      attempts.push(streams.length - before)
    }
    expect(attempts[0]).toBeGreaterThan(attempts[9]!)
    expect(attempts[9]).toBe(2)
    expect(heard).toEqual(Array.from({ length: 40 }, () => 'poll'))
  })

  it('counts as failed when it ends as soon as it is open', async () => {
    for (let second = 0; second < 60; second++) {
      last().send(HEAD)
      last().end()
      await vi.advanceTimersByTimeAsync(1000)
    }
    expect(streams.length).toBeLessThan(8)
  })

  it('is not asked for any more once it is open', async () => {
    last().fail()
    await vi.advanceTimersByTimeAsync(MINUTE)
    const polls = heard.length
    expect(polls).toBe(4)
    last().send(HEAD)
    await vi.advanceTimersByTimeAsync(MINUTE)
    expect(heard.slice(polls)).toEqual(['open'])
  })

  it('leaves nothing running at its end', async () => {
    last().fail()
    await vi.advanceTimersByTimeAsync(MINUTE)
    page.abort()
    await vi.advanceTimersByTimeAsync(0)
    expect(vi.getTimerCount()).toBe(0)
    expect(last().signal.aborted).toBe(true)
  })
})
