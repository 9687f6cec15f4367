// `npm run rehearse` starts Plink in live mode, with stand-ins for all providers. PORT is the port of Plink, 3000 by default.
import { startRehearsal } from './rehearsal.ts'

const starting = startRehearsal({ port: Number(process.env.PORT ?? 3000), log: process.stderr })

let isEnding = false

/** Leaves no process behind, even if it ends before everything has started. */
async function end(exitCode: number): Promise<void> {
  if (isEnding) return
  isEnding = true
  await starting.then(({ stop }) => stop()).catch(() => {})
  process.exit(exitCode)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(0))
// The reader of the output, such as `head`, may have ended.
for (const output of [process.stdout, process.stderr]) output.on('error', () => end(0))

const { url, controlUrl, staff } = await starting.catch(cause => {
  console.error(cause instanceof Error ? cause.message : String(cause))
  process.exit(1)
})

console.info(`
Plink runs in live mode. Nothing outside this machine is called, and everything is deleted at the end.

  Plink              ${url}
  Providers          ${controlUrl}   messages, calls, Nafath, faults of the providers
  Staff portal       ${url}/admin/login   ${staff.email}, ${staff.password}; the code is on the page of the providers

Stop it with Ctrl-C.
`)
