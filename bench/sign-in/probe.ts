import { setInterval } from 'node:timers/promises'

export interface Call {
  url: string
  headers: Record<string, string>
}

export interface Probe {
  calls: Call[]
  seconds: number
}

/** Calls start at this interval, without waiting for earlier responses. A slow response therefore does not hide later slow ones. */
const INTERVAL_MILLISECONDS = 20

/** Makes the calls for a number of seconds and replies with their latencies in milliseconds, by call. */
process.on('message', async ({ calls, seconds }: Probe) => {
  process.send?.(await Promise.all(calls.map(call => latencies(call, seconds))))
})
process.on('disconnect', () => process.exit())

async function latencies(call: Call, seconds: number): Promise<number[]> {
  const end = performance.now() + seconds * 1000
  const results: Promise<number>[] = []
  for await (const _ of setInterval(INTERVAL_MILLISECONDS)) {
    results.push(latency(call))
    if (performance.now() > end) break
  }
  return Promise.all(results)
}

/** A refusal of a busy server is retried at once, and the time goes on. */
async function latency({ url, headers }: Call): Promise<number> {
  const started = performance.now()
  for (;;) {
    const response = await fetch(url, { headers })
    await response.text()
    if (response.ok) return performance.now() - started
    if (response.status !== 503) throw new Error(`${url} responded with ${response.status}`)
  }
}
