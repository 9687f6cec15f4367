import cluster from 'node:cluster'
import type { FromSupervisor, FromWorker } from './worker-messages.ts'

/** Whether this process is a worker. Without `WORKERS` there is no supervisor, and these functions have no effect. */
export const isWorker = cluster.isWorker

/** Tells the supervisor that this worker accepts connections. */
export const reportReady = (port: number): void => tell({ kind: 'ready', port })

export function onRetire(retire: () => void): void {
  process.on('message', (message: FromSupervisor) => {
    if (message.kind === 'retire') retire()
  })
}

/** Provides the metrics of this worker to the supervisor. Returns a function that reads those of all workers. */
export function shareMetrics(own: () => Promise<string>): () => Promise<string> {
  const waiting = new Map<number, (text: string) => void>()
  process.on('message', (message: FromSupervisor) => {
    if (message.kind === 'send metrics')
      void own().then(text => tell({ kind: 'metrics', request: message.request, text }))
    if (message.kind !== 'all metrics') return
    waiting.get(message.request)?.(message.text)
    waiting.delete(message.request)
  })
  let requests = 0
  return () => {
    requests += 1
    // Several workers may be asked at the same time.
    const request = process.pid * 1e6 + requests
    tell({ kind: 'collect metrics', request })
    return new Promise(resolve => waiting.set(request, resolve))
  }
}

/** Sends the counts of this worker to the supervisor before it ends. */
export async function leaveMetrics(text: string): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  if (process.connected && process.send)
    process.send({ kind: 'last metrics', text } satisfies FromWorker, () => resolve())
  else resolve()
  return promise
}

function tell(message: FromWorker): void {
  if (process.connected) process.send?.(message)
}
