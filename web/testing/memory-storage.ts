/** A storage of the browser for tests that run without one. */
export function memoryStorage(
  entries: Record<string, string> = {},
): Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'> {
  const items = new Map(Object.entries(entries))
  return {
    getItem: key => items.get(key) ?? null,
    setItem: (key, value) => items.set(key, value),
    removeItem: key => items.delete(key),
    clear: () => items.clear(),
  }
}
