import { describe, expect, test } from 'vitest'
import { type LimitDraft, NEW_DRAFT } from './limit-draft.ts'
import { draftIn, limitStepIn } from './limit-step.ts'

const draft: LimitDraft = {
  scope: 'specific',
  transactionType: 'local_pos',
  period: 'monthly',
  daily: '',
  monthly: '9',
}
const pending = { actionId: 'a1', expiresAt: 2, resendAt: 1, otpCode: '482913' }
const set = { period: 'daily', transactionType: 'local_pos', limit: { amount: 500_000, currency: 'SAR' } }
const removal = { period: 'monthly', transactionType: 'local_pos', limit: null }

test.each([
  { screen: 'type' },
  { screen: 'form', refused: 'monthly' },
  { screen: 'review', removes: false },
  { screen: 'review', removes: true },
  { screen: 'code', pending, set },
  { screen: 'done', set },
  { screen: 'done', set: removal },
])('%j is found again in the history', step => {
  expect(limitStepIn({ ...step, draft }, draft)).toEqual(step)
})

describe('the first screen stands where something is missing', () => {
  test.each([
    null,
    'text',
    {},
    { screen: 'code', pending },
    { screen: 'done' },
    { screen: 'done', set: { period: 'daily' } },
    { screen: 'done', set: { period: 'daily', limit: null } },
  ])('in %j', state => {
    expect(limitStepIn(state, draft)).toEqual({ screen: 'type' })
  })

  test('of a removal for the whole wallet, which always has a limit', () => {
    expect(limitStepIn({ screen: 'review', removes: true }, { ...draft, scope: 'overall' })).toEqual({ screen: 'type' })
  })

  test('from the limit to confirm, which a finished change leaves behind', () => {
    expect(limitStepIn({ screen: 'review', draft }, NEW_DRAFT)).toEqual({ screen: 'type' })
  })
})

describe('after a reload', () => {
  test('what was typed is still there', () => {
    expect(draftIn({ screen: 'review', draft })).toEqual(draft)
  })

  test.each([null, {}, { draft: { period: 'yearly', transactionType: 'gifts' } }])('%j is a new draft', state => {
    expect(draftIn(state)).toEqual(NEW_DRAFT)
  })
})
