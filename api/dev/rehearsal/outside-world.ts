// The outside world of a rehearsal as a process of its own, which may be killed at any time: the books of the providers of money are in a
// file. The next process goes on with them, at the same addresses. Arguments: the file, and the URL of Plink.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { freePort } from '#api/dev/free-port.ts'
import { listen } from '#api/run/server/listen.ts'
import { controlApp } from './control.ts'
import type { MoneyBooks } from './money-world.ts'
import { startStandIns } from './stand-ins.ts'
import { createWorld } from './world.ts'

interface Kept {
  books: MoneyBooks
  controlPort: number
  /** Of the stand-ins, by provider. */
  ports: Record<string, number>
}

/** What the process writes on a line of its own once it is ready. */
export interface Addresses {
  controlUrl: string
  /** Of the stand-ins, by provider. */
  standIns: Record<string, { url: string }>
}

const [file = '', url = ''] = process.argv.slice(2)
const kept: Kept | undefined = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
const world = createWorld(kept?.books)
const controlPort = kept?.controlPort ?? (await freePort())
const controlUrl = `http://localhost:${controlPort}`
const standIns = await startStandIns(world, { controlUrl, ...(kept && { ports: kept.ports }), onReply: keep })

/** A process that is killed meanwhile leaves the file as it was before. */
function keep(): void {
  const { payments, payouts, ibans, credits } = world.money
  const ports = Object.fromEntries(
    Object.entries(standIns).map(([name, each]) => [name, Number(new URL(each.url).port)]),
  )
  const now: Kept = { books: { payments, payouts, ibans, credits }, controlPort, ports }
  writeFileSync(`${file}.next`, JSON.stringify(now))
  renameSync(`${file}.next`, file)
}

const control = controlApp({ world, standIns, url })
await listen(
  {
    async fetch(...request) {
      const response = await control.fetch(...request)
      keep()
      return response
    },
  },
  controlPort,
)
keep()
const addresses: Addresses = {
  controlUrl,
  standIns: Object.fromEntries(Object.entries(standIns).map(([name, { url }]) => [name, { url }])),
}
console.log(JSON.stringify(addresses))
