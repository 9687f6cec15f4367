import { describe, expect, test } from 'vitest'
import { LIMIT_RANGES } from '#domain/constants.ts'
import {
  amountProblem,
  changeDraft,
  type DraftChange,
  type LimitDraft,
  limitRequest,
  NEW_DRAFT,
} from './limit-draft.ts'

const draftAfter = (...changes: DraftChange[]): LimitDraft => changes.reduce(changeDraft, NEW_DRAFT)

describe('a draft', () => {
  test('keeps what was typed under each tab', () => {
    const draft = draftAfter(
      { kind: 'amount', text: '5000' },
      { kind: 'period', period: 'monthly' },
      { kind: 'amount', text: '90000' },
      { kind: 'period', period: 'daily' },
    )
    expect(draft).toMatchObject({ period: 'daily', daily: '5000', monthly: '90000' })
  })

  test('keeps the type of transaction while the whole wallet is looked at', () => {
    const draft = draftAfter(
      { kind: 'scope', scope: 'specific' },
      { kind: 'type', transactionType: 'local_pos' },
      { kind: 'scope', scope: 'overall' },
    )
    expect(draft.transactionType).toBe('local_pos')
  })

  test('is new again once it is set', () => {
    expect(draftAfter({ kind: 'amount', text: '5000' }, { kind: 'finished' })).toEqual(NEW_DRAFT)
  })
})

describe('the server is asked for', () => {
  const amount: DraftChange = { kind: 'amount', text: '5000.5' }

  test('a limit of the whole wallet, without a type', () => {
    expect(limitRequest(draftAfter({ kind: 'type', transactionType: 'local_pos' }, amount))).toEqual({
      type: 'set_limit',
      period: 'daily',
      limit: { amount: 500_050, currency: 'SAR' },
    })
  })

  test('a limit of one type of transaction', () => {
    const draft = draftAfter(
      { kind: 'scope', scope: 'specific' },
      { kind: 'type', transactionType: 'local_pos' },
      { kind: 'period', period: 'monthly' },
      { kind: 'amount', text: '0' },
    )
    expect(limitRequest(draft)).toEqual({
      type: 'set_limit',
      transactionType: 'local_pos',
      period: 'monthly',
      limit: { amount: 0, currency: 'SAR' },
    })
  })

  test('no limit of its own for one type of transaction, whatever was typed', () => {
    const draft = draftAfter(
      { kind: 'scope', scope: 'specific' },
      { kind: 'type', transactionType: 'local_pos' },
      amount,
    )
    const removal = { type: 'set_limit', transactionType: 'local_pos', period: 'daily', limit: null }
    expect(limitRequest(draft, true)).toEqual(removal)
  })

  test('nothing while something is missing', () => {
    expect(limitRequest(draftAfter(amount), true)).toBeNull()
    expect(limitRequest(draftAfter({ kind: 'scope', scope: 'specific' }), true)).toBeNull()
    expect(limitRequest(NEW_DRAFT)).toBeNull()
    for (const text of ['-5', '1e5']) expect(limitRequest(draftAfter({ kind: 'amount', text }))).toBeNull()
    expect(limitRequest(draftAfter({ kind: 'scope', scope: 'specific' }, amount))).toBeNull()
    expect(limitRequest(draftAfter(amount, { kind: 'period', period: 'monthly' }))).toBeNull()
  })
})

test.each([
  ['', 'required'],
  ['.', 'required'],
  ['-', 'required'],
  ['-1', 'range'],
  ['1e5', 'range'],
  ['abc', 'range'],
  ['1.2.3', 'range'],
  ['10.0055', 'decimals'],
  ['10.005', null],
  ['12,50', null],
  ['1000,50', null],
  ['100.000,01', 'range'],
  ['99999999999999999999', 'range'],
  ['0', null],
  ['100000', null],
  ['100000.01', 'range'],
  ['999999999999', 'range'],
])('as a daily limit "%s" is %s', (bare, problem) => {
  const { minimum, maximum } = LIMIT_RANGES.daily
  const range = {
    minimum: { amount: minimum, currency: 'SAR' },
    maximum: { amount: maximum, currency: 'SAR' },
  } as const
  expect(amountProblem(bare, range)).toBe(problem)
})
