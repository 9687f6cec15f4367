import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { NewSandboxBusiness } from '#api/contract/generated/schemas.ts'
import { callWith } from '#api/testing/customers/api-keys.ts'
import { Customer, seededCustomer } from '#api/testing/customers/customer.ts'
import { newSandboxBusiness } from '#api/testing/customers/sandbox-businesses.ts'
import { extractDataFolder } from '#api/testing/database/database.ts'
import { topUp } from '#api/testing/money/wallet.ts'
import { outcome } from '#api/testing/outcome.ts'
import { killServers, refusal, type ServerProcess, startServer } from '#api/testing/processes/server-process.ts'
import { at, changeWallet, sendOtp } from '#api/testing/processes/server-requests.ts'
import { webhookReceiver } from '#api/testing/webhooks/webhook-receiver.ts'
import { ENDPOINTS } from '#api/testing/webhooks/webhook-steps.ts'

const folder = mkdtempSync(join(tmpdir(), 'plink-restart-'))
afterAll(async () => {
  await killServers()
  rmSync(folder, { recursive: true, force: true })
})

/** Returns everything that the owner sees of the wallet. */
async function walletOf(owner: Customer): Promise<unknown[]> {
  const parts = ['', '/limits', '/sub-wallets', '/transactions', '/holds']
  return Promise.all(parts.map(async part => (await outcome(owner.get(`/api/v1/wallet${part}`))).body))
}

describe('a server that is killed and started again', () => {
  const phoneNumber = '+966512345678'
  let usedDir: string
  let second: ServerProcess
  let before: unknown[]
  let receiver: Awaited<ReturnType<typeof webhookReceiver>>
  let shop: NewSandboxBusiness
  /** This wallet belongs to a business of its own, because a job reactivates the wallets of the shared accounts. */
  let closed: NewSandboxBusiness
  beforeAll(async () => {
    usedDir = join(folder, 'used')
    await extractDataFolder('seeded', usedDir)
    const first = await startServer({ DATA_DIR: usedDir, WEBHOOKS_TO_LOOPBACK: 'yes' })
    receiver = await webhookReceiver()
    shop = await newSandboxBusiness(at(first))
    await sendOtp(first, phoneNumber)
    const owner = await seededCustomer(at(first), '0500000010').signIn()
    await changeWallet(owner, { type: 'set_limit', period: 'daily', limit: { amount: 300_000, currency: 'SAR' } })
    await changeWallet(owner, { type: 'create_sub_wallet', name: 'Branch' })
    before = await walletOf(owner)
    closed = await newSandboxBusiness(at(first))
    await changeWallet(await ownerOf(first, closed), { type: 'deactivate' })
    await hearOfPayments(first)
    first.kill('SIGKILL')
    await first.exited
    second = await startServer({ DATA_DIR: usedDir, WEBHOOKS_TO_LOOPBACK: 'yes' })
    receiver.answerWith(response => response.end())
  })
  afterAll(() => receiver.close())

  const ownerOf = (server: ServerProcess, { business, password }: NewSandboxBusiness) =>
    new Customer(at(server), { identifier: business.phoneNumber, password }).signIn()

  const call = async (server: ServerProcess, path: string, body?: object) => {
    const init = body && { method: 'POST', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }
    const result = await callWith(at(server), shop.key, path, init)
    expect(result.status).toBeLessThan(300)
    return result.body
  }

  /** Resolves when the endpoint has responded to ten of thirty events, and hangs at the next one. */
  async function hearOfPayments(server: ServerProcess): Promise<void> {
    receiver.answerWith(response => receiver.received.length <= 10 && response.end())
    await call(server, ENDPOINTS, { url: receiver.url })
    const { phoneNumber } = shop.business
    for (let count = 0; count < 30; count++)
      await call(server, '/api/sandbox/postings', { ...topUp(1_00), phoneNumber })
    await vi.waitFor(() => expect(receiver.received).toHaveLength(11), { timeout: 90_000 })
  }

  test('keeps acknowledged data', async () => {
    const messages = await (
      await fetch(`${second.url}/api/sandbox/messages?phoneNumber=${encodeURIComponent(phoneNumber)}`)
    ).json()
    expect(messages.items).toHaveLength(1)
  })

  test('keeps the state of a wallet', async () => {
    expect(before).toMatchObject([
      { status: 'active', balance: { amount: 240_000 } },
      { overall: { daily: { limit: { amount: 300_000 } } } },
      { items: [{}, {}, { name: 'Branch' }] },
      { items: expect.arrayContaining([expect.objectContaining({ status: 'successful' })]) },
      { total: { amount: 18_000 } },
    ])
    expect(await walletOf(await seededCustomer(at(second), '0500000010').signIn())).toEqual(before)
    const [wallet] = await walletOf(await ownerOf(second, closed))
    expect(wallet).toMatchObject({ status: 'inactive' })
  })

  test('refuses a second process on its data folder, names it and says what to do', async () => {
    const { exitCode, message } = await refusal({ DATA_DIR: usedDir })
    expect(exitCode).toBe(1)
    expect(message).toContain(usedDir)
    expect(message).toContain('DATA_DIR=')
    expect(message).not.toContain('    at ')
  })

  test('sends every event, in order, and the one that was under way with the same id and body', async () => {
    await expect.poll(() => receiver.received.length).toBe(31)
    const { items } = await call(second, '/api/v1/events?limit=30')
    const events = Array.isArray(items) ? items.toReversed() : []
    const first = receiver.received.toSpliced(11, 1)
    expect(first.map(({ event }) => event)).toEqual(events)
    expect(first.map(({ id }) => id)).toEqual(events.map(({ eventId }) => eventId))
    const [once, again] = receiver.received.slice(10)
    expect([again?.id, again?.body]).toEqual([once?.id, once?.body])
  })
})
