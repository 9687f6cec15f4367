import { afterAll, describe, expect, test } from 'vitest'
import { testApp } from '#api/testing/app.ts'
import { expectIdentityVoid, matchPhone, screenId } from '#api/testing/customers/identity-steps.ts'
import { signUp } from '#api/testing/customers/newcomer.ts'
import { outcome } from '#api/testing/outcome.ts'
import { newNationalId, newPhone } from '#api/testing/unique-values.ts'
import { phoneToE164 } from '#domain/phone.ts'

const { app, database, with: appWith } = await testApp()
afterAll(() => database.close())

describe('idPhoneMatch', () => {
  test('takes no phone but the verified one', async () => {
    const noura = await signUp(app).upTo('id')
    await screenId(noura, noura.values.idNumber)
    expect(await outcome(matchPhone(noura, noura.values.idNumber, phoneToE164(newPhone())))).toMatchObject({
      status: 422,
      body: { code: 'ID_PHONE_MISMATCH' },
    })
    await expectIdentityVoid(noura)
  })

  test('verifies nothing when the phone is registered to somebody else', async () => {
    const noura = await signUp(app).upTo('nafath')
    await screenId(noura, '1990600023')
    expect(await outcome(matchPhone(noura, '1990600023'))).toMatchObject({ body: { code: 'ID_PHONE_MISMATCH' } })
    await expectIdentityVoid(noura)
  })

  test('reveals only to its owner that an ID has an account', async () => {
    const noura = await signUp(app).upTo('done')
    const stranger = await signUp(app).upTo('id')
    const strict = appWith({
      providers: { identity: { matchPhone: async () => 'mismatch' } },
    })
    await screenId(stranger, noura.values.idNumber)
    expect(await outcome(matchPhone(stranger.through(strict), noura.values.idNumber))).toMatchObject({
      status: 422,
      body: { code: 'ID_PHONE_MISMATCH' },
    })
  })

  test('refuses an ID from the moment that somebody else has an account with it', async () => {
    const idNumber = newNationalId()
    const [noura, salem] = [await signUp(app, { idNumber }).upTo('password'), await signUp(app).upTo('id')]
    await screenId(salem, idNumber)
    expect(await outcome(matchPhone(salem, idNumber))).toMatchObject({ status: 200 })
    await noura.upTo('done')
    expect(await outcome(matchPhone(salem, idNumber))).toMatchObject({ status: 409, body: { code: 'ID_DUPLICATE' } })
  })
})
