import { afterAll, expect, test } from 'vitest'
import { testApp } from '#api/testing/app.ts'
import { type Customer, newCustomer } from '#api/testing/customers/customer.ts'
import { signUp } from '#api/testing/customers/newcomer.ts'
import { confirmDraft, prepareTo } from '#api/testing/money/transfers.ts'
import { topUp } from '#api/testing/money/wallet.ts'
import { newWalletOwner } from '#api/testing/money/wallet-owner.ts'
import { outcome } from '#api/testing/outcome.ts'
import { OTP_RESEND_SECONDS } from '#domain/constants.ts'

const HOUR = 3600
const plink = await testApp()
const { app, clock, database } = plink
afterAll(() => database.close())

const statusOf = async (pending: Promise<Response>) => (await pending).status
const refresh = ({ refreshToken }: Customer): Promise<Response> =>
  Promise.resolve(
    app.request('/api/v1/auth/refresh', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ refreshToken }),
    }),
  )

/** A customer who is signed in, with a payment that waits for its code, and two people who wait for theirs. */
async function peopleAtWork() {
  const [payer, payee] = [await newWalletOwner(plink), await newWalletOwner(plink)]
  await payer.now(topUp(10_00))
  const draft = await prepareTo(payer.customer, payee.customer.identifier, 1_00)
  const newcomer = await signUp(app).upTo('otp')
  const signingIn = await (await newCustomer(app)).startLogin()
  const sendAgain = () => newcomer.post('/api/v1/auth/send-otp', { phoneNumber: newcomer.phoneNumber })
  return { payer: payer.customer, draft, newcomer, sendAgain, signingIn }
}

test.each([
  ['an hour', HOUR, 200],
  ['a day', 24 * HOUR, 401],
])(
  'a clock that jumps %s ahead ends codes and access tokens, and everybody can begin again',
  async (_what, seconds, refreshed) => {
    const { payer, newcomer, sendAgain, signingIn } = await peopleAtWork()
    clock.advance(seconds)
    expect(await statusOf(payer.get('/api/v1/wallet'))).toBe(401)
    expect(await statusOf(refresh(payer))).toBe(refreshed)
    expect(await statusOf(signingIn.tryCode(signingIn.otp))).toBe(410)
    expect((await (await signingIn.startLogin()).verifyLogin()).accessToken).not.toBe('')
    const again = await outcome(sendAgain())
    expect(again).toMatchObject({ status: 200 })
    const verify = { phoneNumber: newcomer.phoneNumber, otp: again.body.otpCode }
    expect(await statusOf(newcomer.post('/api/v1/auth/verify-otp', verify))).toBe(200)
  },
)

test('a clock that is set back an hour ends nothing, and keeps nobody waiting for another code', async () => {
  const { payer, draft, newcomer, sendAgain, signingIn } = await peopleAtWork()
  clock.advance(-HOUR)
  expect(await statusOf(payer.get('/api/v1/wallet'))).toBe(200)
  expect(await confirmDraft(payer, draft)).toMatchObject({ status: 200, body: { state: 'paid' } })
  expect(await statusOf(signingIn.tryResend())).toBe(200)
  const again = await outcome(sendAgain())
  expect(again).toMatchObject({ status: 200 })
  expect(await outcome(sendAgain())).toMatchObject({ status: 429, body: { retryAfterSeconds: OTP_RESEND_SECONDS } })
  const verify = { phoneNumber: newcomer.phoneNumber, otp: again.body.otpCode }
  expect(await statusOf(newcomer.post('/api/v1/auth/verify-otp', verify))).toBe(200)
})
