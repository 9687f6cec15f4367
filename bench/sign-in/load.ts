import autocannon from 'autocannon'
import type { Load } from './customers.ts'

/** Sends requests for a number of seconds and replies with the number of successful ones. */
process.on('message', async ({ url, bodies, seconds }: Load) => {
  const left = bodies.map(body => JSON.stringify(body))
  const result = await autocannon({
    url,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    connections: bodies.length,
    duration: seconds,
    setupClient: client => client.setBody(left.pop()!),
  })
  const failed = result.non2xx + result.errors
  if (failed > 0) throw new Error(`${failed} requests to ${url} failed`)
  process.send?.(result['2xx'])
})
process.on('disconnect', () => process.exit())
