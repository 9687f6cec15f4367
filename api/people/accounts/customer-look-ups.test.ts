import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { testApp } from '#api/testing/app.ts'
import { callWith, storeApiKey } from '#api/testing/customers/api-keys.ts'
import type { Customer } from '#api/testing/customers/customer.ts'
import { newMember } from '#api/testing/customers/members.ts'
import { tryPhoneChange } from '#api/testing/customers/phone-changes.ts'
import { INVITATIONS, invited } from '#api/testing/customers/team.ts'
import { newWalletOwner, type WalletOwner } from '#api/testing/money/wallet-owner.ts'
import { type Outcome, outcome, refusal } from '#api/testing/outcome.ts'
import { RECIPIENTS_PER_HOUR } from '#domain/constants.ts'
import { countLookUp } from './customer-look-ups.ts'
import type { SessionBearer } from './sessions.ts'

const plink = await testApp()
const { app, clock, database, deps } = plink
afterAll(() => database.close())

let owner: WalletOwner
let second: Customer
beforeEach(async () => {
  owner = await newWalletOwner(plink)
  second = await (await newMember(deps, app, owner.customer.userId, 'owner')).signIn()
})

const LIMITED = { status: 429, body: { code: 'RATE_LIMITED', reason: 'recipients_per_hour' } }

/** Calls that say whether a phone belongs to a customer, and how they say so. */
const CALLS: [operation: string, ask: (by: Customer, phone: string) => Promise<Outcome>, found: object][] = [
  [
    'findRecipient',
    (by, identifier) => outcome(by.post('/api/v1/transfers/recipients', { identifier })),
    { status: 200 },
  ],
  ['inviteMember', (by, phone) => outcome(by.post(INVITATIONS, invited(phone))), refusal(409, 'PHONE_DUPLICATE')],
  ['startPhoneChange', (by, phone) => tryPhoneChange(by, phone), refusal(409, 'PHONE_DUPLICATE')],
]

async function useUp(by: Customer, [, ask, answer]: (typeof CALLS)[number], phone: string): Promise<void> {
  for (let count = 0; count < RECIPIENTS_PER_HOUR; count += 1) expect(await ask(by, phone)).toMatchObject(answer)
}

describe('who is a customer', () => {
  test.each(CALLS)('%s says so 30 times in an hour, to each person', async (...call) => {
    const { identifier } = (await newWalletOwner(plink)).customer
    await useUp(second, call, identifier)
    for (const [, ask] of CALLS) {
      expect(await ask(second, identifier)).toMatchObject(LIMITED)
      expect(await ask(second, '0599999999')).toMatchObject(LIMITED)
    }
    expect(await call[1](owner.customer, identifier)).toMatchObject(call[2])
    clock.advance(3600)
    await second.signIn()
    expect(await call[1](second, identifier)).toMatchObject(call[2])
  })

  test('findRecipient says so to a key, which stops nobody else', async () => {
    const { identifier } = (await newWalletOwner(plink)).customer
    const key = await storeApiKey(deps, owner.customer.userId, { scopes: ['transfers:prepare'] })
    const find = () =>
      callWith(app, key, '/api/v1/transfers/recipients', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ identifier }),
      })
    for (let count = 0; count < RECIPIENTS_PER_HOUR; count += 1) expect(await find()).toMatchObject({ status: 200 })
    expect(await find()).toMatchObject(LIMITED)
    for (const [, ask, answer] of CALLS) expect(await ask(owner.customer, identifier)).toMatchObject(answer)
  })

  test('a business as a whole learns five times as much', async () => {
    const account = { id: crypto.randomUUID() }
    const lookUp = (person: string) => countLookUp(deps, { account, person: { id: person } } as SessionBearer)
    for (let person = 0; person < 5; person += 1) {
      const id = crypto.randomUUID()
      for (let count = 0; count < RECIPIENTS_PER_HOUR; count += 1) await lookUp(id)
    }
    await expect(lookUp(crypto.randomUUID())).rejects.toBeInstanceOf(PlinkError)
  })
})
