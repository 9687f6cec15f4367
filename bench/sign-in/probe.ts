import { setInterval } from 'node:timers/promises'

export interface Call {
  url: string
  headers: Record<string, string>
}

export interface Probe {
  calls: Call[]
  seconds: number
}

/** Whether the answers before are in or not, so that a slow one keeps no later one from being late too. */
const INTERVAL_MILLISECONDS = 20

/** When asked for so many seconds of some calls, answers how many milliseconds each took, by call. */
process.on('message', async ({ calls, seconds }: Probe) => {
  process.send?.(await Promise.all(calls.map(call => latencies(call, seconds))))
})
process.on('disconnect', () => process.exit())

async function latencies(call: Call, seconds: number): Promise<number[]> {
  const end = performance.now() + seconds * 1000
  const answers: Promise<number>[] = []
  for await (const _ of setInterval(INTERVAL_MILLISECONDS)) {
    answers.push(latency(call))
    if (performance.now() > end) break
  }
  return Promise.all(answers)
}

async function latency({ url, headers }: Call): Promise<number> {
  const started = performance.now()
  const response = await fetch(url, { headers })
  await response.text()
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return performance.now() - started
}
