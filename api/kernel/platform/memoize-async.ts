/** Runs the work at the first call. Later calls share its result. Failed work runs again at the next call. */
export function memoizeAsync<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined
  return () => {
    result ??= work().catch(cause => {
      result = undefined
      throw cause
    })
    return result
  }
}
