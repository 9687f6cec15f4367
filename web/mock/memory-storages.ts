/** Gives this page storages of its own, so that what is shown in it touches neither the browser's nor those of other frames. */
export function installMemoryStorages(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    Object.defineProperty(window, name, { configurable: true, value: memoryStorage() })
}

function memoryStorage(): Storage {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    key: index => [...kept.keys()][index] ?? null,
    getItem: key => kept.get(key) ?? null,
    setItem: (key, value) => {
      kept.set(key, String(value))
    },
    removeItem: key => {
      kept.delete(key)
    },
    clear: () => kept.clear(),
  }
}
