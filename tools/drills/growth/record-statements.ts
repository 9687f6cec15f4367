// This module is loaded into a process by `--import`. It appends each new statement that the process sends to Postgres, with its parameters, to the
// file RECORDED_STATEMENTS.
import { appendFileSync } from 'node:fs'
import pg from 'pg'

const file = process.env.RECORDED_STATEMENTS ?? ''
const recordedTexts = new Set<string>()
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

function record(text: string, values: unknown): void {
  if (recordedTexts.has(text)) return
  recordedTexts.add(text)
  appendFileSync(file, `${JSON.stringify({ text, values: Array.isArray(values) ? values : [] })}\n`)
}
