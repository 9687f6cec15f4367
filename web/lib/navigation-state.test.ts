import { describe, expect, it } from 'vitest'
import { stateMoment, stateText } from './navigation-state.ts'

const GARBAGE = [null, undefined, 'text', 7, [], {}, () => {}]

describe('a field of the location state', () => {
  it('is returned if it has the right type', () => {
    expect(stateText({ userId: 'u1' }, 'userId')).toBe('u1')
    expect(stateMoment({ lockedUntil: 1_800_000_000_000 }, 'lockedUntil')).toBe(1_800_000_000_000)
  })

  it.each(GARBAGE)('%j has no fields', state => {
    expect(stateText(state, 'userId')).toBeUndefined()
    expect(stateMoment(state, 'lockedUntil')).toBeUndefined()
  })

  it.each([...GARBAGE, ''].filter(value => value !== 'text'))('%j is not a text', userId => {
    expect(stateText({ userId }, 'userId')).toBeUndefined()
  })

  it.each([...GARBAGE, Number.NaN, Number.POSITIVE_INFINITY].filter(value => value !== 7))(
    '%j is no moment',
    lockedUntil => {
      expect(stateMoment({ lockedUntil }, 'lockedUntil')).toBeUndefined()
    },
  )
})
