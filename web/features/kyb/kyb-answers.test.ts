import { describe, expect, it } from 'vitest'
import { isComplete, type KybValues, kybAnswers, kybValues, otherPurposeProblem } from './kyb-answers.ts'

const complete: KybValues = {
  purposeOfAccount: ['payroll', 'savings'],
  purposeOther: '',
  businessActivity: 'retail',
  annualRevenue: 'under_500k',
}
const other: KybValues = { ...complete, purposeOfAccount: ['payroll', 'other'] }

describe('the questionnaire', () => {
  it('starts empty, or with the known answers', () => {
    expect(kybValues()).toEqual({ purposeOfAccount: [], purposeOther: '', businessActivity: '', annualRevenue: '' })
    expect(kybValues({ businessActivity: 'retail' }).businessActivity).toBe('retail')
  })

  it('is complete with a purpose, an activity and a revenue', () => {
    expect(isComplete(complete)).toBe(true)
    expect(isComplete({ ...complete, purposeOfAccount: [] })).toBe(false)
    expect(isComplete({ ...complete, businessActivity: '' })).toBe(false)
    expect(isComplete({ ...complete, annualRevenue: '' })).toBe(false)
  })

  it('asks for details with the purpose "other" only', () => {
    expect(isComplete(other)).toBe(false)
    expect(isComplete({ ...other, purposeOther: 'ab' })).toBe(false)
    expect(isComplete({ ...other, purposeOther: 'Event ticketing' })).toBe(true)
    expect(isComplete({ ...other, purposeOther: 'x'.repeat(101) })).toBe(false)
    expect(isComplete({ ...complete, purposeOther: 'ab' })).toBe(true)
  })

  it('checks the details without invisible characters', () => {
    expect(otherPurposeProblem('  \n\t ')).toBe('required')
    expect(otherPurposeProblem(' a ')).toBe('too_short')
    expect(otherPurposeProblem('x'.repeat(100))).toBeNull()
  })

  it('sends the details on one line, and only with the purpose "other"', () => {
    expect(kybAnswers({ ...other, purposeOther: '  Event\n ticketing\u0007 ' })).toEqual({
      annualRevenue: 'under_500k',
      businessActivity: 'retail',
      purposeOfAccount: ['payroll', 'other'],
      purposeOther: 'Event ticketing',
    })
    expect(kybAnswers({ ...complete, purposeOther: 'Event ticketing' })).not.toHaveProperty('purposeOther')
  })
})
