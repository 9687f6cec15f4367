// This is the floor of a sign-in: only bare Hono, the hash, and the prepared statements of Plink's own sign-in on the same embedded database. The
// statements are recorded from Plink at the start, so they are those of this version.
import { randomUUID } from 'node:crypto'
import { PGlite } from '@electric-sql/pglite'
import { Hono } from 'hono'
import { createApp } from '../../../api/app.ts'
import { openPglite, PGLITE_OPTIONS, pgliteDatabase } from '../../../api/kernel/db/pglite/pglite.ts'
import { newToken } from '../../../api/kernel/platform/cryptography.ts'
import { argon2Hasher } from '../../../api/kernel/platform/password-hasher.ts'
import { sealForLookup } from '../../../api/kernel/platform/sealing.ts'
import { listen } from '../../../api/run/server/listen.ts'
import { port, ready } from '../../peer-process.ts'
import { phoneOf } from '../customers.ts'
import { PLINK } from '../peers.ts'
import { withCustomers } from '../plink-customers.ts'

const dataDir = process.env.DATA_DIR ?? ''
await (await openPglite(dataDir)).close()
const client = await PGlite.create(`${dataDir}/db`, PGLITE_OPTIONS)
// Plink's time advances only with the records, so that none of them contains its counts of calls, which it stores once a second.
let now = Date.now()
const plink = createApp({ ...(await withCustomers(pgliteDatabase(client))), clock: () => new Date(now) })

interface Statement {
  text: string
  values: unknown[]
  inTransaction: boolean
}

/** Signs in a customer through Plink and returns the statements of the sign-in. */
async function record(): Promise<Statement[]> {
  const { query, transaction } = client
  now += 1
  const statements: Statement[] = []
  const recording =
    (run: typeof query, inTransaction: boolean): typeof query =>
    (text, values = [], options) => {
      statements.push({ text, values, inTransaction })
      return run(text, values, options)
    }
  client.query = recording(query, false)
  client.transaction = work => transaction(tx => work(Object.assign(tx, { query: recording(tx.query, true) })))
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify(PLINK.signIn.body(0))
  const { status } = await plink.request(PLINK.signIn.path, { method: 'POST', headers, body })
  Object.assign(client, { query, transaction })
  if (status !== 200) throw new Error(`The sign-in to record responded with ${status}`)
  return statements
}

// The first sign-in also stores the device and the count of the address.
await record()
const [recorded, again] = [await record(), await record()]
const recordedAt = Date.now()
const accountOf = async (phone: string) => {
  const sealed = sealForLookup('phone', phone)
  const result = await client.query<{ id: string; password_hash: string }>(recorded[0]?.text ?? '', [sealed, sealed])
  if (!result.rows[0]) throw new Error(`The first statement of a sign-in does not find the account of ${phone}`)
  return result.rows[0]
}
const { id: recordedId } = await accountOf(phoneOf(0))

/** Returns the values of a recorded statement for another sign-in. Two records differ in ids, tokens and times, which are new each time. */
function valuesFor(accountId: string, at: number): unknown[] {
  return recorded[at]!.values.map((value, index) => {
    if (value === recordedId) return accountId
    return value === again[at]?.values[index] ? value : renewed(String(value))
  })
}

function renewed(value: string): string {
  if (/^[\da-f-]{36}$/.test(value)) return randomUUID()
  return value.endsWith('Z') ? new Date(Date.parse(value) + Date.now() - recordedAt).toISOString() : newToken()
}

const [ATTEMPT, FIRST_OF_TRANSACTION] = [1, recorded.findIndex(({ inTransaction }) => inTransaction)]
const LAST_OF_TRANSACTION = recorded.findLastIndex(({ inTransaction }) => inTransaction)
const run = async (on: Pick<PGlite, 'query'>, accountId: string, first: number, last: number) => {
  for (let at = first; at <= last; at++) await on.query(recorded[at]!.text, valuesFor(accountId, at))
}

const passwords = argon2Hasher()
const app = new Hono()
app.post(PLINK.signIn.path, async c => {
  const { emailOrPhone, password } = await c.req.json()
  const { id, password_hash } = await accountOf(emailOrPhone)
  await run(client, id, ATTEMPT, FIRST_OF_TRANSACTION - 1)
  if (!(await passwords.verify(password_hash, password))) return c.json({ signedIn: false }, 401)
  await client.transaction(tx => run(tx, id, FIRST_OF_TRANSACTION, LAST_OF_TRANSACTION))
  await run(client, id, LAST_OF_TRANSACTION + 1, recorded.length - 1)
  return c.json({ signedIn: true })
})
await listen(app, port)
ready()
