import { afterEach, beforeEach, expect, test } from 'vitest'
import { setTestKey } from '#api/testing/secret-keys.ts'
import { sealForLookup, sealText, setSecretKeys, unsealText, withPreviousKey } from './sealing.ts'

const PHONE = '+966512345678'
const KEYS = { current: 'a key that is long enough for this', previous: 'an older key that is long enough' }

beforeEach(() => setSecretKeys(KEYS))
afterEach(setTestKey)

test.each(['', PHONE, 'نورة سالم', 'x'.repeat(10_000)])('%.20s is read as it was sealed', text => {
  expect(unsealText('note', sealText('note', text))).toBe(text)
  expect(unsealText('note', sealForLookup('note', text))).toBe(text)
})

test('equal values are sealed alike for lookups only, and under each kind and key differently', () => {
  expect(sealText('phone', PHONE)).not.toBe(sealText('phone', PHONE))
  expect(sealForLookup('phone', PHONE)).toBe(sealForLookup('phone', PHONE))
  expect(sealForLookup('subject', PHONE)).not.toBe(sealForLookup('phone', PHONE))
  const older = withPreviousKey(() => sealForLookup('phone', PHONE))
  expect(older).not.toBe(sealForLookup('phone', PHONE))
  expect(unsealText('phone', older)).toBe(PHONE)
})

test('a value of another kind or key, an altered one and a readable one are refused', () => {
  const sealed = sealText('phone', PHONE)
  expect(() => unsealText('national id', sealed)).toThrow()
  expect(() => unsealText('phone', `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`)).toThrow()
  expect(() => unsealText('phone', sealed.slice(0, 20))).toThrow()
  expect(() => unsealText('phone', PHONE)).toThrow('readable')
  setSecretKeys({ current: 'a key that nobody has used before' })
  expect(() => unsealText('phone', sealed)).toThrow('unknown key')
})
