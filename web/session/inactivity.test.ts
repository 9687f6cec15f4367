import { beforeEach, describe, expect, it } from 'vitest'
import { type ActivityLog, type ActivityStore, createActivityLog } from './inactivity.ts'

const START = Date.parse('2026-01-05T09:00:00Z')

let now: number
let writes: number
let store: ActivityStore
let tab: ActivityLog

beforeEach(() => {
  now = START
  writes = 0
  let lastActivity: number | null = null
  store = {
    read: () => lastActivity,
    write: moment => {
      lastActivity = moment
      writes += 1
    },
  }
  tab = openTab()
})

const openTab = () => createActivityLog(store, () => now)
const pass = (seconds: number) => {
  now += seconds * 1000
}

describe('inactivity', () => {
  beforeEach(() => tab.renew())

  it('warns after four minutes and ends after five', () => {
    pass(239)
    expect(tab.phase()).toBe('active')
    pass(1)
    expect(tab.phase()).toBe('warning')
    pass(59)
    expect(tab.phase()).toBe('warning')
    pass(1)
    expect(tab.phase()).toBe('over')
  })

  it('ends at a fixed time without activity', () => {
    const endsAt = tab.endsAt()
    expect(endsAt).toBe(START + 300_000)
    pass(100)
    expect(tab.endsAt()).toBe(endsAt)
  })

  it('has ended for a tab that was suspended during the warning', () => {
    pass(3600)
    expect(tab.phase()).toBe('over')
  })

  it('restarts with activity', () => {
    pass(200)
    tab.note()
    pass(200)
    expect(tab.phase()).toBe('active')
  })

  it('stores activity at most every five seconds', () => {
    writes = 0
    for (let second = 0; second < 20; second++) {
      pass(1)
      tab.note()
    }
    expect(writes).toBe(4)
  })

  it('needs a choice in the warning, not a mouse movement', () => {
    pass(250)
    tab.note()
    expect(tab.phase()).toBe('warning')
    tab.renew()
    expect(tab.phase()).toBe('active')
    expect(tab.endsAt()).toBe(now + 300_000)
  })

  it('does not restart with activity after the end', () => {
    pass(301)
    tab.note()
    expect(tab.phase()).toBe('over')
  })

  it('counts a wait until its end as activity, even if the device slept', () => {
    const until = START + 600_000
    pass(400)
    tab.wait(until)
    expect(tab.phase()).toBe('active')
    pass(400)
    tab.wait(until)
    expect(tab.endsAt()).toBe(until + 300_000)
    pass(200)
    tab.wait(until)
    expect(tab.phase()).toBe('over')
  })

  it('continues no ended session with a wait', () => {
    tab.timeOut()
    tab.wait(START + 600_000)
    expect(tab.phase()).toBe('over')
    tab.end()
    tab.wait(START + 600_000)
    expect(tab.phase()).toBe('over')
  })

  it('distinguishes a time-out from a sign-out', () => {
    expect(tab.isTimedOut()).toBe(false)
    pass(301)
    expect(tab.isTimedOut()).toBe(true)
    now = START
    tab.timeOut()
    expect(openTab().phase()).toBe('over')
    expect(openTab().isTimedOut()).toBe(true)
    tab.end()
    expect(tab.phase()).toBe('over')
    expect(tab.isTimedOut()).toBe(false)
  })

  it('continues on a later page, and starts if no time is stored', () => {
    pass(100)
    openTab().resume()
    expect(tab.endsAt()).toBe(START + 300_000)
    pass(250)
    openTab().resume()
    expect(tab.phase()).toBe('over')
    store = { read: () => null, write: moment => expect(moment).toBe(now) }
    openTab().resume()
    expect.assertions(3)
  })

  it('treats a future time as now, after the clock was set back', () => {
    now = START - 3_600_000
    expect(tab.phase()).toBe('active')
    expect(tab.endsAt()).toBe(now + 300_000)
  })
})

describe('several tabs', () => {
  it('share activity', () => {
    tab.renew()
    const other = openTab()
    pass(200)
    other.note()
    pass(200)
    expect(tab.phase()).toBe('active')
  })

  it('end together', () => {
    tab.renew()
    const other = openTab()
    other.end()
    expect(tab.phase()).toBe('over')
  })

  it('warn and continue together', () => {
    tab.renew()
    const other = openTab()
    pass(245)
    expect([tab.phase(), other.phase()]).toEqual(['warning', 'warning'])
    other.renew()
    expect(tab.phase()).toBe('active')
  })
})
