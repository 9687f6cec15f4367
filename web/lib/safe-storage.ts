export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Browser storage with a fallback to memory if it is disabled or full. `find` is called at each use, because it may throw. */
export function safeStorage(find: () => KeyValueStorage): KeyValueStorage {
  const memory = new Map<string, string>()
  return {
    getItem: key => memory.get(key) ?? tryTo(() => find().getItem(key)) ?? null,
    setItem: (key, value) => {
      memory.set(key, value)
      tryTo(() => {
        find().setItem(key, value)
        memory.delete(key)
      })
    },
    removeItem: key => {
      memory.delete(key)
      tryTo(() => find().removeItem(key))
    },
  }
}

/** What all tabs of this browser share. */
export const deviceStorage = safeStorage(() => localStorage)

function tryTo<T>(access: () => T): T | undefined {
  try {
    return access()
  } catch {
    return undefined
  }
}
