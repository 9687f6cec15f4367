import { afterAll, describe, expect, test } from 'vitest'
import { testApp } from '#api/testing/app.ts'
import { type Customer, newCustomer } from '#api/testing/customers/customer.ts'
import { add, BENEFICIARIES, confirm, newIban } from '#api/testing/money/beneficiaries.ts'
import { refused } from '#api/testing/money/wallet-requests.ts'
import { outcome } from '#api/testing/outcome.ts'

const { app, database } = await testApp()
const signedIn = async () => (await newCustomer(app)).signIn()
afterAll(() => database.close())

const list = async (by: Customer, query: Record<string, string> = {}) =>
  (await by.get(`${BENEFICIARIES}?${new URLSearchParams(query)}`)).json()
const namesIn = ({ items }: { items: { name: string }[] }) => items.map(({ name }) => name)

const noura = await signedIn()
const IBAN = 'SA0380000000608010167519'
const ids = new Map<string, string>()
const PEOPLE = [
  { name: 'Green Palm', iban: IBAN },
  { name: 'نورة السالم', iban: newIban(), nickname: 'Rent of the shop' },
  { name: 'Blue Sea', iban: newIban() },
]
for (const payee of PEOPLE) {
  const id = await add(noura, payee)
  await confirm(noura, id)
  ids.set(payee.name, id)
}
await add(noura, { name: 'Not confirmed', iban: newIban() })

describe('listBeneficiaries', () => {
  test('returns those that are confirmed, newest first', async () => {
    expect(namesIn(await list(noura))).toEqual(['Blue Sea', 'نورة السالم', 'Green Palm'])
    expect((await list(await signedIn())).items).toEqual([])
  })

  test.each([
    ['palm', ['Green Palm']],
    ['السالم', ['نورة السالم']],
    ['SHOP', ['نورة السالم']],
    ['sa03 8000 0000 608', ['Green Palm']],
    ['٧٥١٩', ['Green Palm']],
    ['-', []],
    ['confirmed', []],
  ])('finds %j', async (q, names) => {
    expect(namesIn(await list(noura, { q }))).toEqual(names)
  })

  test('has pages in both directions', async () => {
    const first = await list(noura, { limit: '2' })
    expect(namesIn(first)).toEqual(['Blue Sea', 'نورة السالم'])
    const second = await list(noura, { cursor: first.nextCursor })
    expect(second).toMatchObject({ items: [{ name: 'Green Palm' }], nextCursor: null, page: 2 })
    expect(await list(noura, { cursor: second.previousCursor })).toEqual(first)
  })

  test('does not take the cursor of another search', async () => {
    const { nextCursor: cursor } = await list(noura, { q: 'e', limit: '1' })
    const query = new URLSearchParams({ cursor, q: 'palm' })
    expect(await outcome(noura.get(`${BENEFICIARIES}?${query}`))).toEqual(refused(400, 'CURSOR_INVALID'))
  })
})

describe('removeBeneficiary', () => {
  test('takes one from the list, which can be read still and added again', async () => {
    const id = ids.get('Blue Sea')!
    const remove = async () => (await noura.delete(`${BENEFICIARIES}/${id}`)).status
    expect(await Promise.all([remove(), remove()])).toEqual([204, 204])
    expect(await remove()).toBe(204)
    expect(namesIn(await list(noura))).not.toContain('Blue Sea')
    const { body } = await outcome(noura.get(`${BENEFICIARIES}/${id}`))
    expect(body).toMatchObject({ state: 'removed', cause: 'removed_by_customer' })
    expect(body.history).toHaveLength(5)
  })

  test("does not touch somebody else's", async () => {
    const fahad = await signedIn()
    const id = ids.get('Green Palm')!
    expect(await outcome(fahad.delete(`${BENEFICIARIES}/${id}`))).toEqual(refused(404, 'BENEFICIARY_NOT_FOUND'))
    expect(namesIn(await list(noura))).toContain('Green Palm')
  })
})
