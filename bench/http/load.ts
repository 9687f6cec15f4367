import autocannon from 'autocannon'
import { REQUEST, URL_PATH } from './operation.ts'

interface Load {
  port: number
  seconds: number
}

/** When asked for so many seconds of requests to a port, answers how many of them succeeded. */
process.on('message', async ({ port, seconds }: Load) => {
  const result = await autocannon({
    url: `http://localhost:${port}${URL_PATH}`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(REQUEST),
    connections: 32,
    duration: seconds,
  })
  const failed = result.non2xx + result.errors
  if (failed > 0) throw new Error(`${failed} requests to port ${port} failed`)
  process.send?.(result['2xx'])
})
process.on('disconnect', () => process.exit())
