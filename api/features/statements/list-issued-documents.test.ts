import { afterAll, describe, expect, test } from 'vitest'
import { testApp } from '#api/testing/app.ts'
import { signedInCustomer } from '#api/testing/customers/session-steps.ts'
import { outcome } from '#api/testing/outcome.ts'

const { app, clock, database } = await testApp()
afterAll(() => database.close())

describe('listIssuedDocuments', () => {
  test('lists what was issued for the account, the newest first, and nothing of others', async () => {
    const [noura, sara] = [await signedInCustomer(app), await signedInCustomer(app)]
    const certificate = await outcome(noura.post('/api/v1/balance-certificates', {}))
    clock.advance(60)
    const letter = await outcome(noura.post('/api/v1/iban-letters', {}))
    expect([certificate.status, letter.status]).toEqual([201, 201])
    expect(await outcome(noura.get('/api/v1/issued-documents'))).toEqual({
      status: 200,
      body: { items: [letter.body, certificate.body], nextCursor: null },
    })
    expect(await outcome(sara.get('/api/v1/issued-documents'))).toMatchObject({ body: { items: [] } })
  })
})
