import { expect, test } from 'vitest'
import { argon2Hasher } from './password-hasher.ts'

const passwords = argon2Hasher()

test('a password is the same however the keyboard spells its letters', async () => {
  const hashed = await passwords.hash('Caf\u00e9#2026')
  expect(await passwords.verify(hashed, 'Cafe\u0301#2026')).toBe(true)
  expect(await passwords.verify(hashed, 'Cafe#2026')).toBe(false)
})
