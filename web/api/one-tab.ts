/**
 * Runs the work in one tab of the browser at a time, in the next one when it ends there. Web Locks exist only in secure contexts. Without
 * them each tab works on its own.
 */
export async function inOneTab(
  name: string,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const locks: LockManager | undefined = globalThis.navigator?.locks
  if (!locks) return work(signal)
  try {
    await locks.request(name, { signal }, () => work(signal))
  } catch (cause) {
    if (!signal.aborted) throw cause
  }
}
