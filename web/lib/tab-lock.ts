/**
 * Requests a lock that one tab of the browser has at a time, and holds it until the work ends. With `ifAvailable`, the work may begin without the
 * lock. Web Locks exist only in secure contexts, and browsers refuse them while cookies are blocked. Each tab then works on its own.
 */
export async function requestTabLock(
  name: string,
  options: LockOptions,
  work: (isHeld: boolean) => Promise<void>,
): Promise<void> {
  const locks: LockManager | undefined = globalThis.navigator?.locks
  let hasBegun = false
  const begin = (lock: Lock | null) => {
    hasBegun = true
    return work(lock !== null)
  }
  try {
    if (locks) return await locks.request(name, options, begin)
  } catch (cause) {
    if (hasBegun || !isRefusal(cause)) throw cause
  }
  await work(true)
}

const isRefusal = (cause: unknown) => cause instanceof DOMException && cause.name === 'SecurityError'
