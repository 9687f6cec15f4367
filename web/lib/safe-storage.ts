export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

type ClearableStorage = KeyValueStorage & Pick<Storage, 'clear'>

/** The storage that all tabs of this browser share. */
export const deviceStorage = safeStorage(() => localStorage)

/** The storage of this tab, which survives a reload. */
export const tabStorage = safeStorage(() => sessionStorage)

/**
 * Browser storage that falls back to memory if it is blocked or full. Values in memory last until the page is reloaded. `find` is called at each use,
 * because a browser that blocks cookies throws there. There is a single fallback, so that all callers see the same values.
 */
export function safeStorage(find: () => ClearableStorage): ClearableStorage {
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
    clear: () => {
      memory.clear()
      tryTo(() => find().clear())
    },
  }
}

function tryTo<T>(access: () => T): T | undefined {
  try {
    return access()
  } catch {
    return undefined
  }
}
