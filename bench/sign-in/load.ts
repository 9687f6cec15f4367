import autocannon from 'autocannon'

export interface Load {
  url: string
  /** A body for each connection, which has one request under way at any time. */
  bodies: object[]
  seconds: number
}

/** When asked for so many seconds of requests, answers how many of them succeeded. */
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
