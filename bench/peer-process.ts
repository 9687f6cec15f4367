/** The port to listen on. */
export const port = Number(process.argv[2])

/**
 * A message of the measuring process: `cpu` requests the CPU time so far, `memory` the resident memory, and a number lets the process do the
 * measured work for this many seconds.
 */
type Message = 'cpu' | 'memory' | number

/**
 * Reports to the measuring process that this process is ready, and then replies to its messages.
 * @param perform does the measured work and returns how often. A server does not need it, because it is measured by requests
 */
export function ready(perform?: (seconds: number) => Promise<number>): void {
  process.on('message', async (message: Message) => {
    process.send?.(await replyTo(message, perform))
  })
  process.on('disconnect', () => process.exit())
  process.send?.('ready')
}

function replyTo(message: Message, perform?: (seconds: number) => Promise<number>) {
  if (message === 'memory') return process.memoryUsage.rss()
  return message === 'cpu' ? cpuMicroseconds() : perform?.(message)
}

function cpuMicroseconds(): number {
  const { user, system } = process.cpuUsage()
  return user + system
}
