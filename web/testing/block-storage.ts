import { vi } from 'vitest'

const refuse = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError')
}

/** Refuses everything that browsers refuse to a page whose cookies are blocked, until the test ends. */
export function blockStorage(): void {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'] as const)
    vi.spyOn(window, name, 'get').mockImplementation(refuse)
  // References to the storage from before are refused as well.
  for (const method of ['getItem', 'setItem', 'removeItem', 'clear', 'key'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(refuse)
  vi.spyOn(window, 'BroadcastChannel').mockImplementation(refuse)
  vi.spyOn(navigator.locks, 'request').mockImplementation(async () => refuse())
}
