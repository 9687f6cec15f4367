import { operations, responses } from 'virtual:plink-contract'
import { expect, inject, test, vi } from 'vitest'
import { allStates, type ScreenState } from '#web/mock/screen-states.ts'
import { kindOf, shareOf } from '#web/testing/gate-states.ts'
import { openState } from '#web/testing/open-screen.tsx'

// Loads the lazy parts in advance. Otherwise the first page would be compared without them.
await Promise.all([import('#web/layouts/SandboxRibbon.tsx'), import('#web/one-time-code/SandboxTestCode.tsx')])

/** How far a person's device may be ahead of the server, in seconds: longer than a code is valid, and a day. */
const DEVICES = inject('gate') ? [-660, 660] : [-86_400, -660, 660, 86_400]
/** The clock is stopped, so that a countdown shows the same each time. */
const NOW = Date.parse('2026-01-05T09:00:00.000Z')

const tests = allStates(operations).filter(isVisited)

test.each(
  shareOf(
    tests.map(({ id }) => id),
    inject('share'),
  ).map((id, index) => [id, index] as const),
)('%s shows the same, whatever time it is on the device', async (id, index) => {
  let onTime = await shownAt(id, 0)
  const devices = hasCountdown() ? DEVICES : [DEVICES[index % DEVICES.length] ?? 0]
  for (const ahead of devices) {
    const otherTexts = async () => {
      const onDevice = await shownAt(id, ahead)
      // A screen that opens for the first time may have waited for its JavaScript, and on a busy machine it may be captured between two of its calls.
      if (onDevice.join() !== onTime.join()) onTime = await shownAt(id, 0)
      return onDevice.filter((text, index) => text !== onTime[index])
    }
    await expect.poll(otherTexts, { message: `a device that is ${ahead} seconds ahead` }).toEqual([])
  }
})

async function shownAt(id: string, ahead: number): Promise<string[]> {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW + ahead * 1000 })
  // The documentation generates random numbers for its examples.
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  vi.spyOn(crypto, 'getRandomValues').mockImplementation(values => values)
  await openState(id, { deviceAheadSeconds: ahead })
  return screenTexts()
}

function screenTexts(): string[] {
  const fields = document.querySelectorAll<HTMLInputElement>('#root input')
  const text = document.getElementById('root')?.innerText ?? ''
  return [...text.split('\n'), ...Array.from(fields, ({ min, max, value }) => `${min} ${max} ${value}`)]
}

const hasCountdown = () => document.querySelector('[role=timer]') !== null

/** Visits each screen as it opens, in its own states, and after an action on it. `npm test` visits only screens to which the server sends times. */
function isVisited(state: ScreenState): boolean {
  const { stored, screen, operation, scenario, steps } = state
  const operations = operation ? [operation] : (screen.calls ?? []).map(call => call.operation)
  if (stored.resumed || (inject('gate') && !operations.some(sendsTimes))) return false
  if (kindOf(state) === 'success') return !inject('gate') && steps.length > 0 && scenario?.name === 'all_green'
  return kindOf(state) === 'start' || kindOf(state) === 'client'
}

function sendsTimes(operation: string): boolean {
  return /"(expiresAt|\w+AfterSeconds)"/.test(JSON.stringify(responses[operation]?.all_green))
}
