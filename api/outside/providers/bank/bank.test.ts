import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ReceiveBankCreditBody } from '#api/contract/generated/schemas.ts'
import { addSeconds } from '#api/kernel/platform/clock.ts'
import type { BankCredit, BankCreditsProvider } from '#api/outside/providers/money-providers.ts'
import { bookSandboxCredit, sandboxNotice } from '#api/outside/sandbox/bank.ts'
import { testApp } from '#api/testing/app.ts'
import { testClock } from '#api/testing/clock.ts'
import { describeFaults, providerUnderTest, webhookExamples } from '#api/testing/providers/provider.ts'
import { bankCredits } from './bank.ts'
import { creditOf, readNotice, signNotice } from './bank-notices.ts'
import { Credit } from './generated/schemas.ts'

const { clock, database, deps } = await testApp()
afterAll(database.close)

const SECRET = 'the secret that we share'
const bank = providerUnderTest('bank', { Authorization: 'Bearer the key' })
const live = (client = bank.client()): BankCreditsProvider => bankCredits(client, { webhookSecret: SECRET, clock })

const owner = { reference: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f', name: 'Green Palm Trading Est.' }
const IBAN = 'SA0330000000000000000001'
/** The values are those of the bank's contract. */
const transfer = { amount: 250_000, remitterName: 'شركة الواحة للتجارة', remitterIban: 'SA8280608010000000000002' }
const cash = { amount: 9_900, remitterName: 'Cash deposit', remitterIban: null }

describe.each([
  ['the sandbox', () => deps.providers.bankCredits],
  ['HTTP', live],
])('the bank through %s', (name, of) => {
  let bookedCredit: BankCredit
  beforeAll(async () => {
    if (name !== 'the sandbox') return
    bookedCredit = await bookSandboxCredit(database.db, clock, { iban: IBAN, ...transfer })
    await bookSandboxCredit(database.db, clock, { iban: IBAN, ...cash })
  })

  test('opens an IBAN, and the same again', async () => {
    const result = await of().openIban(owner)
    expect(result).toEqual({ kind: 'opened', iban: expect.stringMatching(/^SA\d{22}$/) })
    expect(await of().openIban(owner)).toEqual(result)
  })

  test('lists credits in halalas, and nothing after the last one', async () => {
    const creditList = await of().list({ after: null })
    const credit = { bankReference: expect.any(String), iban: IBAN, currency: 'SAR', bookedAt: expect.any(Date) }
    expect(creditList).toEqual({
      kind: 'listed',
      credits: [
        { ...credit, ...transfer },
        { ...credit, ...cash },
      ],
      cursor: '2',
    })
    expect(await of().list({ after: '2' })).toEqual({ kind: 'listed', credits: [], cursor: '2' })
  })

  test('sends a credit back, and says so again for the same decision', async () => {
    const bankReference = bookedCredit?.bankReference ?? 'FT26005K1Q7Z'
    expect(await of().sendBack({ bankReference, key: 'decision' })).toBe('sent')
    expect(await of().sendBack({ bankReference, key: 'decision' })).toBe('sent')
    expect(await of().sendBack({ bankReference: 'FT26005K0000', key: 'decision' })).toBe('refused')
  })

  test('has the statement of a day once it is over', async () => {
    const content = expect.stringContaining('urn:iso:std:iso:20022:tech:xsd:camt.053.001.08')
    expect(await of().statement({ day: '2026-01-04' })).toEqual({ kind: 'statement', content })
    expect(await of().statement({ day: '2026-01-05' })).toEqual({ kind: 'none' })
  })
})

describe('the bank', () => {
  test('refuses what it cannot send back', async () => {
    expect(await live().sendBack({ bankReference: 'FT26005K1Q80', key: 'decision' })).toBe('refused')
  })

  test('gets our key, and a name that fits', async () => {
    await live().openIban({ ...owner, name: '🌴'.repeat(200) })
    const [request] = bank.standIn().requests
    expect(request?.headers.authorization).toBe('Bearer the key')
    expect(request?.body.name).toBe('🌴'.repeat(140))
  })

  test('is asked once more when the connection fails, because a repeated decision sends nothing again', async () => {
    bank.standIn().setFault('reset')
    await live().sendBack({ bankReference: 'FT26005K1Q7Z', key: 'decision' })
    expect(bank.standIn().requests.map(({ body }) => body.key)).toEqual(['decision', 'decision'])
  })

  describeFaults(bank, client => live(client).openIban(owner), { kind: 'unavailable' })
  describeFaults(bank, client => live(client).list({ after: null }), { kind: 'unavailable' })
  describeFaults(bank, client => live(client).sendBack({ bankReference: 'FT26005K1Q7Z', key: 'a' }), 'unavailable')
  describeFaults(bank, client => live(client).statement({ day: '2026-01-04' }), { kind: 'unavailable' })
})

describe('a notice of the bank', () => {
  const now = testClock()
  const seconds = (offset = 0) => String(Math.floor(addSeconds(now(), offset).getTime() / 1000))
  const body = JSON.stringify({ bankReference: 'FT1', iban: IBAN, currency: 'SAR', bookedAt: now(), ...transfer })
  const read = (notice: Parameters<typeof readNotice>[1]) => readNotice(SECRET, notice, now)

  test('is read when the bank has signed it', () => {
    expect(read(signNotice(SECRET, seconds(), body))).toEqual({
      bankReference: 'FT1',
      iban: IBAN,
      currency: 'SAR',
      bookedAt: now(),
      ...transfer,
    })
  })

  test('may be five minutes old', () => {
    expect(read(signNotice(SECRET, seconds(-300), body))).toBeDefined()
    expect(read(signNotice(SECRET, seconds(300), body))).toBeDefined()
  })

  test.each(webhookExamples('bank', 'creditBooked'))('is accepted and read: %s', (_name, credit) => {
    expect(ReceiveBankCreditBody.safeParse(credit)).toMatchObject({ success: true })
    expect(read(signNotice(SECRET, seconds(), JSON.stringify(credit)))).toEqual(creditOf(Credit.parse(credit)))
  })

  const signed = signNotice(SECRET, seconds(), body)
  test.each([
    ['has another secret', signNotice('another secret', seconds(), body)],
    ['has another amount than was signed', { ...signed, body: body.replace('250000', '950000') }],
    ['has another time than was signed', { ...signed, timestamp: seconds(1) }],
    ['has no signature', { ...signed, signature: '' }],
    ['is older', signNotice(SECRET, seconds(-301), body)],
    ['is of the future', signNotice(SECRET, seconds(301), body)],
    ['has a time that is none', signNotice(SECRET, 'now', body)],
    ['is no JSON', signNotice(SECRET, seconds(), '{')],
    ['has no amount', signNotice(SECRET, seconds(), '{"bankReference":"FT1"}')],
    ['has a fraction of a halala', signNotice(SECRET, seconds(), body.replace('250000', '250000.5'))],
    ['takes money away', signNotice(SECRET, seconds(), body.replace('250000', '-250000'))],
  ])('is not read when it %s', (_what, notice) => {
    expect(read(notice)).toBeUndefined()
  })

  test('of the sandbox is signed too', () => {
    const credit = { bankReference: 'FT1', iban: IBAN, currency: 'SAR', bookedAt: clock(), ...transfer }
    const notice = sandboxNotice(clock, credit)
    expect(deps.providers.bankCredits.read(notice)).toEqual(credit)
    expect(deps.providers.bankCredits.read({ ...notice, body: `${notice.body} ` })).toBeUndefined()
  })
})
