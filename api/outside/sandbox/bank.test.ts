import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { testApp } from '#api/testing/app.ts'
import { sandboxBooks } from '#api/testing/money/sandbox-books.ts'
import { bookSandboxCredit, sandboxNotice } from './bank.ts'

const { clock, database, deps } = await testApp()
const { bankCredits } = deps.providers
const { db } = database
afterAll(database.close)

async function openIban(reference = randomUUID()) {
  const result = await bankCredits.openIban({ reference, name: 'Green Palm Trading Est.' })
  return result.kind === 'opened' ? result.iban : result.kind
}

const book = async (amount: number) =>
  bookSandboxCredit(db, clock, {
    iban: await openIban(),
    amount,
    remitterName: 'شركة الواحة للتجارة',
    remitterIban: 'SA8280608010000000000002',
  })

/** An IBAN with correct check digits has a remainder of 1. */
const remainderOf = (iban: string) => BigInt(`${iban.slice(4)}2810${iban.slice(2, 4)}`) % 97n

describe('the bank of the sandbox', () => {
  test('gives each owner an IBAN of its own with right check digits, also when it is asked twice at once', async () => {
    const reference = randomUUID()
    const [first, again, other] = await Promise.all([openIban(reference), openIban(reference), openIban()])
    expect(first).toMatch(/^SA\d{22}$/)
    expect(remainderOf(first)).toBe(1n)
    expect(again).toBe(first)
    expect(other).not.toBe(first)
  })

  test('lists what has arrived after the last time, in order', async () => {
    const start = await bankCredits.list({ after: null })
    const after = start.kind === 'listed' ? start.cursor : null
    const [one, two] = [await book(10_00), await book(20_00)]
    const list = await bankCredits.list({ after })
    expect(list).toEqual({ kind: 'listed', credits: [one, two], cursor: expect.any(String) })
    const cursor = list.kind === 'listed' ? list.cursor : null
    expect(await bankCredits.list({ after: cursor })).toEqual({ kind: 'listed', credits: [], cursor })
  })

  test('signs a notice of a credit', async () => {
    const credit = await book(15_00)
    expect(bankCredits.read(sandboxNotice(clock, credit))).toEqual(credit)
  })

  test('sends a credit back once', async () => {
    const before = await sandboxBooks(db)
    const { bankReference } = await book(33_00)
    expect((await sandboxBooks(db)).credits).toBe(before.credits + 33_00)
    expect(await bankCredits.sendBack({ bankReference, key: 'one' })).toBe('sent')
    expect(await bankCredits.sendBack({ bankReference, key: 'one' })).toBe('sent')
    expect(await bankCredits.sendBack({ bankReference, key: 'two' })).toBe('refused')
    expect(await bankCredits.sendBack({ bankReference: 'nothing', key: 'one' })).toBe('refused')
    expect(await sandboxBooks(db)).toEqual(before)
  })
})
