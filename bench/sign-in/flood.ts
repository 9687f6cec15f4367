import type { Load } from './customers.ts'

export interface FloodResult {
  signedIn: number
  refused: number
}

/** Sends requests for a number of seconds and replies with the result. Each client sends again at once, whatever the response is. */
process.on('message', async ({ url, bodies, seconds }: Load) => {
  const flood: FloodResult = { signedIn: 0, refused: 0 }
  const end = performance.now() + seconds * 1000
  await Promise.all(
    bodies.map(async body => {
      const headers = { 'content-type': 'application/json' }
      while (performance.now() < end) {
        const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
        await response.text()
        if (response.ok) flood.signedIn++
        else flood.refused++
      }
    }),
  )
  process.send?.(flood)
})
process.on('disconnect', () => process.exit())
