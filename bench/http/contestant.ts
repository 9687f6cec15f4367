/** The port that the measuring process wants served. */
export const port = Number(process.argv[2])

/** Tells the measuring process that the server answers, and from then on, when asked, the CPU time used so far. */
export function ready(): void {
  process.on('message', () => process.send?.(cpuMicroseconds()))
  process.on('disconnect', () => process.exit())
  process.send?.('ready')
}

function cpuMicroseconds(): number {
  const { user, system } = process.cpuUsage()
  return user + system
}
