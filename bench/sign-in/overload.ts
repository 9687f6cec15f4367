import { setTimeout as sleep } from 'node:timers/promises'
import type { Load } from './load.ts'

export interface OverloadResult {
  signedIn: number
  /** With 503 and how long to wait. */
  refused: number
}

/**
 * When asked for so many seconds of requests, answers what came of them. Everybody tries again at once after a success, and
 * after a refusal when the server says.
 */
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
    } else throw new Error(`${url} answered ${response.status}, Retry-After ${retryAfter}`)
  }
}
