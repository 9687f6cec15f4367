/**
 * Returns a function whose callers share one run of the work, and its result or error until this long after its start. So the work is done at most
 * so often, however many callers there are.
 * @param now a time in milliseconds that is never set back
 */
export function shareResult<T>(
  milliseconds: number,
  work: () => Promise<T>,
  now: () => number = () => performance.now(),
): () => Promise<T> {
  let last: { startedAt: number; result: Promise<T>; isOver: boolean } | undefined
  return () => {
    if (last && !(last.isOver && now() - last.startedAt >= milliseconds)) return last.result
    const run = { startedAt: now(), result: work(), isOver: false }
    const end = () => {
      run.isOver = true
    }
    run.result.then(end, end)
    last = run
    return run.result
  }
}
