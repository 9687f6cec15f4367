import { describe, expect, it } from 'vitest'
import { memoryStorage } from '#web/testing/memory-storage.ts'
import { createActivityStore } from './activity-store.ts'

const KEY = 'plink.activity'

describe('the moment of the last activity', () => {
  it('is read by every tab', () => {
    const storage = memoryStorage()
    createActivityStore(storage, KEY).write(5)
    expect(createActivityStore(storage, KEY).read()).toBe(5)
  })

  it('is unknown before the first', () => {
    expect(createActivityStore(memoryStorage(), KEY).read()).toBeNull()
  })

  it('is unknown where something else was written', () => {
    expect(createActivityStore(memoryStorage({ [KEY]: 'soon' }), KEY).read()).toBeNull()
  })

  it('is not that of a session of another kind', () => {
    const storage = memoryStorage()
    createActivityStore(storage, 'plink.other').write(5)
    expect(createActivityStore(storage, KEY).read()).toBeNull()
  })
})
