import { flushSync } from 'react-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '#web/testing/render.tsx'
import { Countdown } from './Countdown.tsx'

const START = Date.parse('2026-01-05T10:00:00Z')
const inSeconds = (seconds: number) => START + seconds * 1000

beforeEach(() => {
  vi.useFakeTimers({ now: START, toFake: ['setInterval', 'clearInterval', 'Date'] })
})

const timerText = () => page.getByRole('timer').element().textContent
const spoken = () => document.querySelector('[aria-live=polite]')?.textContent
const pass = (seconds: number) => flushSync(() => vi.advanceTimersByTime(seconds * 1000))

test('shows every second and announces 60, 30 and 10 only', async () => {
  await render(<Countdown until={inSeconds(62)} />)
  const announcements = new Map<string, string>()
  for (let left = 61; left >= 0; left -= 1) {
    pass(1)
    expect(timerText()).toBe(`0${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`)
    const text = spoken() ?? ''
    if (!announcements.has(text)) announcements.set(text, timerText())
  }
  expect([...announcements]).toEqual([
    ['', '01:01'],
    ['60 seconds left', '01:00'],
    ['30 seconds left', '00:30'],
    ['10 seconds left', '00:10'],
  ])
  expect(spoken()).toBe('')
})

test('a countdown that starts below a mark does not announce it', async () => {
  await render(<Countdown until={inSeconds(42)} />)
  pass(5)
  expect(spoken()).toBe('')
  pass(7)
  expect(spoken()).toBe('30 seconds left')
})

test('the visible seconds are not announced', async () => {
  await render(<Countdown until={inSeconds(42)} />)
  await expect.element(page.getByRole('timer')).toHaveAttribute('aria-live', 'off')
})

test('reports the end once, and again for a new end time', async () => {
  const onEnd = vi.fn()
  const { rerender } = await render(<Countdown until={inSeconds(2)} onEnd={onEnd} />)
  pass(1)
  expect(onEnd).not.toHaveBeenCalled()
  pass(5)
  expect(timerText()).toBe('00:00')
  await rerender(<Countdown until={inSeconds(2)} onEnd={() => onEnd()} />)
  expect(onEnd).toHaveBeenCalledTimes(1)
  await rerender(<Countdown until={inSeconds(8)} onEnd={onEnd} />)
  expect(timerText()).toBe('00:02')
  pass(5)
  expect(onEnd).toHaveBeenCalledTimes(2)
})

test('a countdown that has ended too early, because the clock was wrong, ends again at its time', async () => {
  const onEnd = vi.fn()
  let ahead = 60_000
  await render(<Countdown until={inSeconds(20)} clock={() => Date.now() + ahead} onEnd={onEnd} />)
  pass(1)
  expect(onEnd).toHaveBeenCalledTimes(1)
  ahead = 0
  pass(1)
  expect(timerText()).toBe('00:18')
  pass(20)
  expect(onEnd).toHaveBeenCalledTimes(2)
})

test('a suspended tab shows the right time when it resumes', async () => {
  await render(<Countdown until={inSeconds(120)} />)
  vi.setSystemTime(inSeconds(75))
  flushSync(() => document.dispatchEvent(new Event('visibilitychange')))
  expect(timerText()).toBe('00:45')
})
