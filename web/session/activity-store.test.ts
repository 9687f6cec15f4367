import { describe, expect, it } from 'vitest'
import { memoryStorage } from '#web/testing/memory-storage.ts'
import { createActivityStore } from './activity-store.ts'

const KEY = 'plink.activity'

describe('the time of the last activity', () => {
  it('is shared by all tabs', () => {
    const storage = memoryStorage()
    createActivityStore(storage, KEY).write(5)
    expect(createActivityStore(storage, KEY).read()).toBe(5)
  })

  it('is unknown before the first activity', () => {
    expect(createActivityStore(memoryStorage(), KEY).read()).toBeNull()
  })

  it('is unknown if the stored value is invalid', () => {
    expect(createActivityStore(memoryStorage({ [KEY]: 'soon' }), KEY).read()).toBeNull()
  })

  it('is separate for each kind of session', () => {
    const storage = memoryStorage()
    createActivityStore(storage, 'plink.other').write(5)
    expect(createActivityStore(storage, KEY).read()).toBeNull()
  })
})
