const PATIENCE_MILLISECONDS = 1000

/** Runs `work` and says what is going on when it takes more than a second. */
export async function during<T>(say: (text: string) => void, what: string, work: () => Promise<T>): Promise<T> {
  const timer = setTimeout(() => say(`${what} …`), PATIENCE_MILLISECONDS)
  try {
    return await work()
  } finally {
    clearTimeout(timer)
  }
}
