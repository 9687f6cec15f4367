import { cpus, totalmem } from 'node:os'

/** What the numbers depend on. */
export function machine(): string {
  const cores = cpus()
  const gigabytes = Math.round(totalmem() / 2 ** 30)
  const date = new Date().toISOString().slice(0, 10)
  return `${cores[0]?.model.trim()}, ${cores.length} cores, ${gigabytes} GB, Node ${process.version}, ${date}`
}
