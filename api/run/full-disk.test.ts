import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { NewSandboxBusiness } from '#api/contract/generated/schemas.ts'
import { callWith } from '#api/testing/customers/api-keys.ts'
import { Customer } from '#api/testing/customers/customer.ts'
import { newSandboxBusiness } from '#api/testing/customers/sandbox-businesses.ts'
import { extractDataFolder } from '#api/testing/database/database.ts'
import { topUp } from '#api/testing/money/wallet.ts'
import { type Outcome, outcome } from '#api/testing/outcome.ts'
import { killServers, type ServerProcess, startServer } from '#api/testing/processes/server-process.ts'
import { at } from '#api/testing/processes/server-requests.ts'

const folder = mkdtempSync(join(tmpdir(), 'plink-full-'))
const [dataDir, full] = [join(folder, 'data'), join(folder, 'full')]
const NODE_OPTIONS = `--import ${new URL('../testing/database/full-disk.mjs', import.meta.url)}`

/** No page of a table has room for it. */
const RECEIPT = Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(100_000)])
const RECEIPT_ID = '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'

let server: ServerProcess
let shop: NewSandboxBusiness
let lines = ''
beforeAll(async () => {
  await extractDataFolder('seeded', dataDir)
  server = await start()
  shop = await newSandboxBusiness(at(server))
})
afterAll(async () => {
  await killServers()
  rmSync(folder, { recursive: true, force: true })
})

function start(): Promise<ServerProcess> {
  const log = new PassThrough({ encoding: 'utf8' })
  log.on('data', chunk => {
    lines += chunk
  })
  const settings = { DATA_DIR: dataDir, DRAIN_DELAY_SECONDS: '0', NODE_OPTIONS, FULL_DISK: full }
  return startServer(settings, 'api/main.ts', log)
}

/** Lets no file grow whose path matches. */
const fillDisk = (paths: RegExp) => writeFileSync(full, paths.source)
const makeSpace = () => rmSync(full)

/** Tops the wallet up with a riyal. Returns the transaction, or undefined when the server does not respond. */
async function topUpWallet(): Promise<Outcome | undefined> {
  const init = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...topUp(1_00), phoneNumber: shop.business.phoneNumber }),
  }
  const response = await fetch(`${server.url}/api/sandbox/postings`, init).catch(() => undefined)
  return response && outcome(response)
}

const balance = async () => Number(Object((await callWith(at(server), shop.key)).body.balance).amount)
const readiness = async () => {
  const { status, body } = await outcome(fetch(`${server.url}/health/ready`))
  return [status, body.reason]
}

test('a disk that fills refuses what needs space until there is some, and says so', async () => {
  const { body } = (await topUpWallet()) ?? expect.fail('The server does not respond')
  const { referenceId } = Object(body.transaction)
  const owner = await new Customer(at(server), {
    identifier: shop.business.phoneNumber,
    password: shop.password,
  }).signIn()
  const receipts = `/api/v1/wallet/transactions/${referenceId}/receipts`
  const attach = () => outcome(owner.upload(`${receipts}/${RECEIPT_ID}`, RECEIPT))
  expect(await readiness()).toEqual([200, undefined])

  // The log of the database has space in a file of its own.
  fillDisk(/\/db\/base\/|write-probe/)
  expect(await attach()).toMatchObject({ status: 503, body: { code: 'SERVICE_UNAVAILABLE' } })
  await expect.poll(readiness).toEqual([503, 'disk_full'])
  const advice = 'The disk of the database is full. Make space on it.'
  await expect.poll(() => lines).toContain(`The database cannot be used. ${advice}`)
  await expect.poll(() => lines).toContain(`A test write to the database failed. ${advice}`)
  expect((await owner.get('/api/v1/wallet')).status).toBe(200)

  makeSpace()
  await expect.poll(readiness).toEqual([200, undefined])
  expect(await attach()).toMatchObject({ status: 200, body: { sizeBytes: RECEIPT.byteLength } })
})

test('a disk on which the log of the database cannot grow ends the server, and the next start has what was answered', async () => {
  const before = await balance()
  fillDisk(/./)
  const responses: Outcome[] = []
  for (let each = await topUpWallet(); each; each = await topUpWallet()) responses.push(each)
  expect(await server.exited).toBe(1)
  expect(lines).toContain(
    'The embedded database could not write its files, so the server stops. Make space on the disk of DATA_DIR, check it, and start the server again.',
  )

  makeSpace()
  server = await start()
  expect(await readiness()).toEqual([200, undefined])
  const answered = responses.filter(({ status }) => status === 201).length
  expect(await balance()).toBe(before + answered * 1_00)
})
