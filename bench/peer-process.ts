/** The port that the measuring process wants served. */
export const port = Number(process.argv[2])

/** What the measuring process asks: the CPU time used so far, or to do for so many seconds what is measured. */
type Question = 'cpu' | number

/**
 * Tells the measuring process that the work can begin, and from then on answers what it asks.
 * @param perform answers how often it was done; a server is asked by requests instead
 */
export function ready(perform?: (seconds: number) => Promise<number>): void {
  process.on('message', async (question: Question) => {
    process.send?.(question === 'cpu' ? cpuMicroseconds() : await perform?.(question))
  })
  process.on('disconnect', () => process.exit())
  process.send?.('ready')
}

function cpuMicroseconds(): number {
  const { user, system } = process.cpuUsage()
  return user + system
}
