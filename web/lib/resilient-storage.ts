export type KeptStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** A storage of the browser; where it is switched off or full, the page remembers by itself. Looked up at each use: that may throw. */
export function resilientStorage(find: () => KeptStorage): KeptStorage {
  const memory = new Map<string, string>()
  return {
    getItem: key => memory.get(key) ?? attempt(() => find().getItem(key)) ?? null,
    setItem: (key, value) => {
      memory.set(key, value)
      attempt(() => {
        find().setItem(key, value)
        memory.delete(key)
      })
    },
    removeItem: key => {
      memory.delete(key)
      attempt(() => find().removeItem(key))
    },
  }
}

function attempt<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
