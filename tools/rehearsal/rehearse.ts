// `npm run rehearse`: Plink in live mode, with stand-ins for all providers. PORT is the port of Plink, 3000 by default.
import { startRehearsal } from './rehearsal.ts'

const { url, controlUrl, staff, stop } = await startRehearsal({
  port: Number(process.env.PORT ?? 3000),
  log: process.stderr,
})

console.info(`
Plink runs in live mode. Nothing outside this machine is called, and everything is deleted at the end.

  Plink              ${url}
  The outside world  ${controlUrl}   messages, calls, Nafath, faults of the providers
  Staff portal       ${url}/admin/login   ${staff.email}, ${staff.password}; the code is on the page of the outside world

Stop it with Ctrl-C.
`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await stop()
    process.exit(0)
  })
}
