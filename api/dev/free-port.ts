import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** These ports are below the range from which Linux assigns ports, so no other process gets the port before it is used. */
const FIRST_PORT = 20_000
const LAST_PORT = 31_999

export async function freePort(): Promise<number> {
  const port = randomInt(FIRST_PORT, LAST_PORT + 1)
  return (await isFree(port)) ? port : freePort()
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1')
  try {
    await once(probe, 'listening')
  } catch {
    return false
  }
  probe.close()
  await once(probe, 'close')
  return true
}
