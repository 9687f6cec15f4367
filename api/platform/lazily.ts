/** Runs the work at the first call; later calls wait for the same result. Work that failed is tried again. */
export function lazily<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined
  return () => {
    result ??= work().catch(cause => {
      result = undefined
      throw cause
    })
    return result
  }
}
