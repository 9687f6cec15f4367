import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { accounts } from '#api/kernel/db/schema/auth.ts'
import type { ScreeningOutcome, ScreeningSubject } from '#api/outside/providers/providers.ts'
import { testApp } from '#api/testing/app.ts'
import { rescreenCustomers } from './rescreen-customers.ts'

const { clock, database, deps } = await testApp()
afterAll(() => database.close())

const DAY_SECONDS = 86_400
const running = new AbortController().signal
const customers = (await deps.db.select({ idNumber: accounts.nationalId }).from(accounts)).map(each => each.idNumber)

let screenedIds: string[] = []
beforeEach(() => {
  clock.advance(DAY_SECONDS)
  screenedIds = []
})

function run(screen: (subject: ScreeningSubject) => Promise<ScreeningOutcome>, signal = running) {
  const screening = {
    screen: (subject: ScreeningSubject) => {
      screenedIds.push(subject.idNumber)
      return screen(subject)
    },
  }
  return rescreenCustomers({ ...deps, providers: { ...deps.providers, screening } }, signal)
}

const clear = async () => ({ kind: 'clear' as const })

describe('the daily screening', () => {
  test('asks for each customer once a day, one after the other', async () => {
    let open = 0
    const one = async () => {
      open += 1
      await Promise.resolve()
      expect(open).toBe(1)
      open -= 1
      return clear()
    }
    await run(one)
    expect(screenedIds.toSorted()).toEqual(customers.toSorted())
    clock.advance(3600)
    await run(one)
    expect(screenedIds).toHaveLength(customers.length)
    clock.advance(DAY_SECONDS)
    await run(one)
    expect(screenedIds).toHaveLength(2 * customers.length)
  })

  test('says names, birth date and company', async () => {
    let subject: ScreeningSubject | undefined
    await run(async screened => {
      subject = screened
      return clear()
    })
    expect(subject).toMatchObject({
      person: { dateOfBirth: '2012-12-03' },
      company: { names: [expect.any(String), expect.any(String)] },
    })
  })

  test('stops while the provider is not available, and continues later', async () => {
    await run(async () => ({ kind: 'unavailable' }))
    expect(screenedIds).toHaveLength(3)
    await run(clear)
    expect(new Set(screenedIds.slice(3))).toEqual(new Set(customers))
  })

  test('continues with the others when it fails for one', async () => {
    const [first] = customers
    await run(async ({ idNumber }) => {
      if (idNumber === first) throw new Error('This customer is too long')
      return clear()
    })
    expect(screenedIds).toHaveLength(customers.length)
    screenedIds = []
    await run(clear)
    expect(screenedIds).toEqual([first])
  })

  test('stops with the process', async () => {
    const stopping = new AbortController()
    await run(async () => {
      stopping.abort()
      return clear()
    }, stopping.signal)
    expect(screenedIds).toHaveLength(1)
  })
})
