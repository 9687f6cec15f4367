import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '#api/testing/app.ts'
import { detailsOf, foundBy, searchFor } from '#api/testing/customer-care-steps.ts'
import { signUp } from '#api/testing/personas.ts'
import { Staff } from '#api/testing/staff.ts'

const { app, clock, database } = await testApp()
afterAll(() => database.close())

const sara = new Staff(app)
beforeAll(() => sara.signIn())

const phonesOf = async (q: string) => (await foundBy(sara, q)).map(({ phoneNumber }) => phoneNumber)

describe('searchCustomers', () => {
  const NUMBERS = { phone: '0561234567', idNumber: '1090800002', crNumber: '4030123456' }
  beforeAll(async () => {
    await signUp(app, NUMBERS).toTheEnd()
  })

  test.each([
    '0561234567',
    '+966561234567',
    '00966561234567',
    '966561234567',
    '561234567',
    '+966 0561234567',
    ' 056 123 4567 ',
    '056-123-4567',
    '٠٥٦١٢٣٤٥٦٧',
    '۰۵۶۱۲۳۴۵۶۷',
    '0561',
    '+966561',
    NUMBERS.idNumber,
    NUMBERS.idNumber.slice(0, 4),
    NUMBERS.crNumber,
    '4030 123',
  ])('finds by %s', async q => {
    expect(await phonesOf(q)).toEqual(['+966561234567'])
  })

  test.each(['0561234568', '1234', '61234567', '0000', '4567', '9665', '+966 56', '009665'])(
    'does not find by %s',
    async q => {
      expect(await phonesOf(q)).toEqual([])
    },
  )

  test.each(['056', '%%%%', '0561%', '____', '056_', "0561' or '1'='1", '056\\1', '+966', 'abcd', '٪٪٪٪', '056٫1234'])(
    'refuses %s',
    async q => {
      expect(await searchFor(sara, q)).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION_ERROR', fields: { q: expect.any(String) } },
      })
    },
  )

  test('finds a sign-up that is not finished, with what it has so far', async () => {
    const noura = await signUp(app).upTo('cr')
    const [begun] = await foundBy(sara, noura.values.phone)
    expect(begun).toEqual({
      customerId: noura.userId,
      phoneNumber: noura.phoneNumber,
      status: 'signing_up',
      createdAt: clock().toISOString(),
    })
    await noura.upTo('nafath')
    expect(await foundBy(sara, noura.values.phone)).toMatchObject(
      [noura.values].map(({ crNumber, idNumber }) => ({ crNumber, idNumber })),
    )
    expect(await detailsOf(sara, noura.userId)).toMatchObject({ currentStep: 'nafath', sessions: [], locks: [] })
  })

  test('returns the newest 20', async () => {
    for (let count = 0; count < 21; count++) {
      clock.advance(1)
      await signUp(app, { phone: `05999999${String(count).padStart(2, '0')}` }).upTo('cr')
    }
    const phones = await phonesOf('059999')
    expect(phones).toHaveLength(20)
    expect(phones[0]).toBe('+966599999920')
    expect(phones).not.toContain('+966599999900')
  })

  test.each([
    ['0500000010', 'active'],
    ['0500000016', 'soft_locked'],
    ['0500000017', 'hard_locked'],
  ])('says of %s that it is %s', async (phone, status) => {
    expect(await foundBy(sara, phone)).toMatchObject([{ status }])
  })
})
