/** A storage of the browser for tests that run without one. */
export function memoryStorage(
  entries: Record<string, string> = {},
): Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'> {
  const kept = new Map(Object.entries(entries))
  return {
    getItem: key => kept.get(key) ?? null,
    setItem: (key, value) => kept.set(key, value),
    removeItem: key => kept.delete(key),
    clear: () => kept.clear(),
  }
}
