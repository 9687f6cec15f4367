import { expect, test } from 'vitest'
import { SNIPPETS } from './ClientPage.tsx'
import { drawOwnValues, readmeSnippet } from './readme-snippets.ts'

test.for(SNIPPETS)('the README of the client has the snippet $name', ({ name }) => {
  expect(readmeSnippet(name, 'https://plink.test')).toMatch(/plink|anyone|customer/)
})

test('a snippet has the URL of this server, and nothing after its end', () => {
  const code = readmeSnippet('first-call', 'https://plink.test')
  expect(code).toContain("createPlink({ baseUrl: 'https://plink.test' })")
  expect(code).not.toContain('`')
})

test('a snippet that the README does not have is an error', () => {
  expect(() => readmeSnippet('dance', 'https://plink.test')).toThrow('dance')
})

test('every reader gets other values, and signs in with the values of the sign-up', () => {
  const own = drawOwnValues()
  const [firstCall, signUp, signIn] = ['first-call', 'sign-up', 'sign-in'].map(name => readmeSnippet(name, '', own))
  const phoneIn = (code = '') => /\+966\d{9}/.exec(code)?.[0]
  expect(phoneIn(signIn)).toBe(phoneIn(signUp))
  expect(phoneIn(firstCall)).not.toBe(phoneIn(signUp))
  for (const [ofReadme, value] of own) {
    expect(value).not.toBe(ofReadme)
    expect(`${firstCall}${signUp}${signIn}`).not.toContain(ofReadme)
    expect(`${firstCall}${signUp}${signIn}`).toContain(value)
  }
})
