import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import type { MoneyBooks } from '#api/dev/rehearsal/money-records.ts'
import type { RehearsalMessage } from '#api/dev/rehearsal/provider-records.ts'
import type { Addresses } from '#api/dev/rehearsal/providers-process.ts'
import type { Fault } from '#api/dev/stand-in/faults.ts'
import { PROJECT_ROOT } from '#api/kernel/project-root.ts'
import type { BankCredit, CardPayment, Payout } from '#api/outside/providers/money-providers.ts'
import { phoneToE164 } from '#domain/phone.ts'

const ROOT = fileURLToPath(PROJECT_ROOT)
const CODE = /^Your Plink code is (\d{6})/

export type ProvidersProcess = Awaited<ReturnType<typeof startProviders>>

/**
 * Starts the providers of live mode in a process of their own.
 * @param databaseUrl the database with their books
 * @param plinkUrl the URL to which the providers report changes
 * @param earlier the addresses of a killed process, which the new one takes over
 */
export async function startProviders(databaseUrl: string, plinkUrl: string, earlier?: Addresses) {
  const command = [
    '--import',
    './api/kernel/platform/module-loading.ts',
    'api/dev/rehearsal/providers-process.ts',
    databaseUrl,
    plinkUrl,
    ...(earlier ? [JSON.stringify(earlier)] : []),
  ]
  const child = spawn(process.execPath, command, {
    cwd: ROOT,
    env: { PATH: process.env.PATH },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  const [line] = await Promise.race([
    once(createInterface({ input: child.stdout }), 'line'),
    exited.then(() => Promise.reject(new Error('The providers did not start; see above.'))),
  ])
  const { controlUrl, standIns }: Addresses = JSON.parse(String(line))

  async function send(method: string, path: string, body: object) {
    const headers = { 'Content-Type': 'application/json' }
    const response = await fetch(`${controlUrl}${path}`, { method, headers, body: JSON.stringify(body) })
    expect(response.ok, path).toBe(true)
    return response.status === 204 ? undefined : response.json()
  }
  const state = async (): Promise<{ messages: RehearsalMessage[]; money: MoneyBooks }> =>
    (await fetch(`${controlUrl}/state`)).json()

  return {
    controlUrl,
    standIns,
    books: async () => (await state()).money,
    /** Returns the payouts of this amount. */
    payoutsOf: async (amount: number) => (await state()).money.payouts.filter(each => each.amount === amount),
    /** Returns the newest code that was sent to this phone. */
    async codeOf(phone: string): Promise<string> {
      const { messages } = await state()
      const received = messages.find(({ to, body }) => to === phoneToE164(phone) && CODE.test(body))
      return CODE.exec(received?.body ?? '')?.[1] ?? ''
    },
    setMoney: (settings: { isPayingOut?: boolean; isAnsweringPayouts?: boolean; isNotifying?: boolean }) =>
      send('PUT', '/money/settings', settings),
    setFault: (provider: string, fault: Fault | null) => send('PUT', `/providers/${provider}/fault`, { fault }),
    book: (credit: { iban: string; amount: number }): Promise<BankCredit> => send('POST', '/credits', credit),
    /** Returns the status of Plink's response. */
    notifyAgain: async ({ bankReference }: BankCredit): Promise<number> =>
      (await send('POST', `/credits/${bankReference}/notice`, {})).status,
    enterCard: () => enterCard(standIns.moyasar!),
    setPayment: (id: string, change: Pick<CardPayment, 'state'>) => send('PUT', `/payments/${id}`, change),
    setPayout: ({ reference }: { reference: string }, change: { state: Payout['state']; reason?: string }) =>
      send('PUT', `/payouts/${reference}`, change),
    async kill(): Promise<void> {
      child.kill('SIGKILL')
      await exited
    },
  }
}

/** Sends a card to its provider, as a browser does. Returns the token. */
export async function enterCard(moyasar: { url: string }, number = '4111111111111111'): Promise<string> {
  const card = { name: 'Noura Salem', number, month: '12', year: '2030', cvc: '123', save_only: true }
  // The provider accepts any key.
  const headers = { 'Content-Type': 'application/json', Authorization: 'Basic cGs6' }
  const response = await fetch(`${moyasar.url}/tokens`, { method: 'POST', headers, body: JSON.stringify(card) })
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  const { id } = await response.json()
  return id
}
