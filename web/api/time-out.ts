/** Gives up when it has not ended in time, counted from its beginning or from when something was heard last. */
export function createTimeOut(milliseconds: number) {
  const controller = new AbortController()
  const start = () => setTimeout(() => controller.abort(), milliseconds)
  let timer = start()
  const end = () => clearTimeout(timer)
  const heard = () => {
    end()
    timer = start()
  }
  return { signal: controller.signal, heard, end }
}
