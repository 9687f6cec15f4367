import { readFileSync } from 'node:fs'

/** Returns the process and all that it has started, from Linux' /proc. */
export function processTree(pid: number): number[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean)
    return [pid, ...children.map(Number).flatMap(processTree)]
  } catch {
    return []
  }
}

export function signalAll(pids: number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch {
      // The process has ended by itself.
    }
  }
}
