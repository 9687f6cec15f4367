import { expect, test } from 'vitest'
import { writeSaved } from '#web/sign-up/onboarding-storage.ts'
import { NEW_ONBOARDING } from '#web/sign-up/onboarding-transitions.ts'
import { hasPasswordSet } from './has-password-set.ts'

const NOW = Date.parse('2026-11-21T09:00:00Z')
const HOUR = 3_600_000

function memory(text?: string) {
  const kept = { text: text ?? null }
  return {
    getItem: () => kept.text,
    setItem: (_key: string, value: string) => {
      kept.text = value
    },
    removeItem: () => {
      kept.text = null
    },
  }
}

function signUp(passwordSet: boolean) {
  const storage = memory()
  const data = { ...NEW_ONBOARDING.data, passwordSet }
  writeSaved(storage, { state: { ...NEW_ONBOARDING, data }, checkpoints: {} }, NOW)
  return storage
}

test('recognises a sign-up that has its password, as sign-up itself stores it', () => {
  expect(hasPasswordSet(signUp(true), NOW + HOUR)).toBe(true)
  expect(hasPasswordSet(signUp(false), NOW + HOUR)).toBe(false)
})

test('a sign-up of yesterday no longer counts', () => {
  expect(hasPasswordSet(signUp(true), NOW + 24 * HOUR)).toBe(false)
})

test.each([undefined, 'null', '{', '[]', '{"version":"1.0"}', '"text"'])('%s counts as no', text => {
  expect(hasPasswordSet(memory(text), NOW)).toBe(false)
})
