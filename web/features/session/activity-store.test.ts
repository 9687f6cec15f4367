import { describe, expect, it } from 'vitest'
import { ACTIVITY_KEY, createActivityStore } from './activity-store.ts'

function memoryStorage(items: Record<string, string> = {}) {
  return {
    getItem: (key: string) => items[key] ?? null,
    setItem: (key: string, value: string) => {
      items[key] = value
    },
  }
}

const refuse = () => {
  throw new Error('storage is switched off')
}

describe('the moment of the last activity', () => {
  it('is read by every tab', () => {
    const storage = memoryStorage()
    createActivityStore(storage).write(5)
    expect(createActivityStore(storage).read()).toBe(5)
  })

  it('is unknown before the first', () => {
    expect(createActivityStore(memoryStorage()).read()).toBeNull()
  })

  it('is unknown where something else was written', () => {
    expect(createActivityStore(memoryStorage({ [ACTIVITY_KEY]: 'soon' })).read()).toBeNull()
  })

  it('is kept by the tab itself where storage is switched off', () => {
    const store = createActivityStore({ getItem: refuse, setItem: refuse })
    store.write(5)
    expect(store.read()).toBe(5)
  })
})
