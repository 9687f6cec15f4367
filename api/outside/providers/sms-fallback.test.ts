import { afterEach, describe, expect, test, vi } from 'vitest'
import type { SmsOutcome } from './providers.ts'
import { ProviderTimeout } from './safeguards.ts'
import { withFallback } from './sms-fallback.ts'

const MESSAGE = { id: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f', to: '+966512345678', body: 'Hello' }
const TIMEOUT_SECONDS = 10

const provider = (outcome: SmsOutcome) => ({ send: vi.fn(async () => outcome) })
const hanging = () => ({ send: vi.fn(() => new Promise<never>(() => {})) })
const timedOut = () => ({ send: vi.fn(() => Promise.reject(new ProviderTimeout())) })

afterEach(() => {
  vi.useRealTimers()
})

describe('a second provider of messages', () => {
  test.each([
    ['refuses the message', provider('refused')],
    ['is down', provider('unavailable')],
    ['has not responded in time', timedOut()],
  ])('sends what the first does not, which %s', async (_what, first) => {
    const second = provider('sent')
    expect(await withFallback(first, second, TIMEOUT_SECONDS).send(MESSAGE)).toBe('sent')
    expect(second.send).toHaveBeenCalledWith(MESSAGE)
  })

  test.each(['sent', 'invalid_number'] as const)('is not asked when the first says: %s', async outcome => {
    const second = provider('sent')
    expect(await withFallback(provider(outcome), second, TIMEOUT_SECONDS).send(MESSAGE)).toBe(outcome)
    expect(second.send).not.toHaveBeenCalled()
  })

  test.each(['refused', 'unavailable', 'invalid_number'] as const)('has the last word: %s', async outcome => {
    expect(await withFallback(provider('refused'), provider(outcome), TIMEOUT_SECONDS).send(MESSAGE)).toBe(outcome)
  })

  test('does not hide an error of our own', async () => {
    const broken = { send: () => Promise.reject(new TypeError('our own')) }
    await expect(withFallback(broken, provider('sent'), TIMEOUT_SECONDS).send(MESSAGE)).rejects.toThrow('our own')
  })

  test('ends before the time-out of the step when both hang', async () => {
    vi.useFakeTimers()
    const [first, second] = [hanging(), hanging()]
    const ended = vi.fn()
    const sending = withFallback(first, second, TIMEOUT_SECONDS).send(MESSAGE).catch(ended)
    await vi.advanceTimersByTimeAsync(TIMEOUT_SECONDS * 1000 - 1)
    await sending
    expect(second.send).toHaveBeenCalledOnce()
    expect(ended).toHaveBeenCalledWith(expect.any(ProviderTimeout))
  })
})
