import { expect, test } from 'vitest'
import { hangingProviders } from '#api/testing/providers/faulty-providers.ts'
import { withSafeguards } from './safeguards.ts'

const hasty = { clock: () => new Date(), timeoutSeconds: 0.01 }
const { bankCredits, cardTopUp, payeeCheck, payout } = withSafeguards(hangingProviders, hasty)

const payment = { id: 'id', amount: 100, cardToken: 'token', returnUrl: 'https://plink.example', description: 'Top-up' }
const destination = { iban: 'SA1280608010000000000001', name: 'Oasis', mobile: '0512345678', city: 'Riyadh' }
const sequenceNumber = '1000000000000001'

test.each([
  ['a card payment', () => cardTopUp.start(payment), { kind: 'unavailable' }],
  ['a search for one', () => cardTopUp.find({ id: 'id' }), { kind: 'unavailable' }],
  ['an IBAN', () => bankCredits.openIban({ reference: 'id', name: 'Oasis' }), { kind: 'unavailable' }],
  ['a list of credits', () => bankCredits.list({ after: null }), { kind: 'unavailable' }],
  ['a credit to send back', () => bankCredits.sendBack({ bankReference: 'FT', key: 'key' }), 'unavailable'],
  ['a check of a payee', () => payeeCheck.check({ iban: destination.iban, identifier: '1', name: 'O' }), 'unavailable'],
  [
    'a payout, which may have been submitted',
    () => payout.submit({ sequenceNumber, amount: 100, purpose: 'personal', destination }),
    { kind: 'unknown' },
  ],
  ['a search for one', () => payout.find({ sequenceNumber, submittedAt: new Date() }), { kind: 'unavailable' }],
])('%s that takes too long has an outcome in place of an error', async (_what, call, outcome) => {
  expect(await call()).toEqual(outcome)
})

test('an error of our own stays one', async () => {
  const broken = { ...hangingProviders.payout, submit: () => Promise.reject(new TypeError('our own')) }
  const safe = withSafeguards({ ...hangingProviders, payout: broken }, { ...hasty, timeoutSeconds: 1 })
  const submission = safe.payout.submit({ sequenceNumber, amount: 100, purpose: 'personal', destination })
  await expect(submission).rejects.toThrow('our own')
})
