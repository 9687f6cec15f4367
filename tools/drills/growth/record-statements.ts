// Loaded into a process by `--import`: appends each new statement that it sends to Postgres, with its parameters, to the file
// RECORDED_STATEMENTS.
import { appendFileSync } from 'node:fs'
import pg from 'pg'

const file = process.env.RECORDED_STATEMENTS ?? ''
const seen = new Set<string>()
const send = pg.Client.prototype.query

Object.assign(pg.Client.prototype, {
  query(this: pg.Client, ...args: unknown[]): unknown {
    const [first, second] = args
    if (typeof first === 'string') record(first, second)
    else if (first !== null && typeof first === 'object' && 'text' in first && typeof first.text === 'string')
      record(first.text, Array.isArray(second) || !('values' in first) ? second : first.values)
    return Reflect.apply(send, this, args)
  },
})

function record(text: string, given: unknown): void {
  if (seen.has(text)) return
  seen.add(text)
  appendFileSync(file, `${JSON.stringify({ text, values: Array.isArray(given) ? given : [] })}\n`)
}
