import { setTimeout as sleep } from 'node:timers/promises'
import type { Load } from './customers.ts'

export interface OverloadResult {
  signedIn: number
  /** The number of responses with 503 and Retry-After. */
  refused: number
}

/** Sends requests for a number of seconds and replies with the result. Each client sends again after a success, or after `Retry-After`. */
process.on('message', async (load: Load) => {
  const overload: OverloadResult = { signedIn: 0, refused: 0 }
  const end = performance.now() + load.seconds * 1000
  await Promise.all(load.bodies.map(body => keepTrying(load.url, JSON.stringify(body), end, overload)))
  process.send?.(overload)
})
process.on('disconnect', () => process.exit())

async function keepTrying(url: string, body: string, end: number, overload: OverloadResult): Promise<void> {
  while (performance.now() < end) {
    const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    const retryAfter = Number(response.headers.get('retry-after'))
    await response.text()
    if (response.ok) overload.signedIn++
    else if (response.status === 503 && retryAfter > 0) {
      overload.refused++
      await sleep(retryAfter * 1000)
    } else throw new Error(`${url} responded with ${response.status}, Retry-After ${retryAfter}`)
  }
}
