import { describe, expect, test } from 'vitest'
import { apiKeyProblem, newApiKey, shownOf } from './key-format.ts'

const KEY = 'plk_sandbox_4fQ8kq1Vb8sYw2nLr0eXcZa9uHf3Gd2lhahu'

describe('an API key', () => {
  test.each(['sandbox', 'live'] as const)('of the mode %s belongs to it alone, and is never made twice', mode => {
    const [one, other] = [newApiKey(mode), newApiKey(mode)]
    expect(one).toMatch(new RegExp(`^plk_${mode}_[0-9A-Za-z]{36}$`))
    expect(one).not.toBe(other)
    expect(apiKeyProblem(one, mode)).toBeUndefined()
    expect(apiKeyProblem(one, mode === 'live' ? 'sandbox' : 'live')).toBe('API_KEY_OTHER_MODE')
  })

  test('has the checksum that the contract describes', () => {
    expect(apiKeyProblem(KEY, 'sandbox')).toBeUndefined()
    for (let place = 0; place < KEY.length; place++) {
      const typo = KEY[place] === 'x' ? 'y' : 'x'
      const typoKey = KEY.slice(0, place) + typo + KEY.slice(place + 1)
      expect(apiKeyProblem(typoKey, 'sandbox'), typoKey).toBe('API_KEY_INVALID')
    }
  })

  test.each([`${KEY}0`, KEY.slice(0, -1), `${KEY}\n`, '', 'plk_sandbox_', KEY.replace('sandbox', 'test')])(
    'is not %j',
    text => expect(apiKeyProblem(text, 'sandbox')).toBe('API_KEY_INVALID'),
  )

  test('is recognised by its first and last characters', () => {
    expect(shownOf(KEY)).toEqual({ prefix: 'plk_sandbox_4fQ8', lastFour: 'hahu' })
  })
})
