import autocannon from 'autocannon'
import { REQUEST, URL_PATH } from './operation.ts'

interface Load {
  port: number
  seconds: number
}

/** Sends requests to a port for a number of seconds and replies with the number of successful ones. */
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
