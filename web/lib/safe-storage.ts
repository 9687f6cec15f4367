export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

type ClearableStorage = KeyValueStorage & Pick<Storage, 'clear'>

/** What all tabs of this browser share. */
export const deviceStorage = safeStorage(() => localStorage)

/** What this tab keeps when it is reloaded. */
export const tabStorage = safeStorage(() => sessionStorage)

/**
 * Browser storage with a fallback to memory if it is blocked or full. What it holds then lasts until the page is reloaded. `find` is called at
 * each use, because a browser that blocks cookies throws there. Everybody shares one fallback, so that all see the same values.
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
