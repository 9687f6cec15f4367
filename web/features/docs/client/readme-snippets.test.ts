import { expect, test } from 'vitest'
import { readmeSnippet } from './readme-snippets.ts'
import { SNIPPETS } from './snippets.ts'

test.for(SNIPPETS)('the README of the client has the snippet $name', ({ name }) => {
  expect(readmeSnippet(name, 'https://plink.test')).toMatch(/plink|anyone/)
})

test('a snippet names this server and ends where it ends', () => {
  const code = readmeSnippet('first-call', 'https://plink.test')
  expect(code).toContain("createPlink({ baseUrl: 'https://plink.test' })")
  expect(code).not.toContain('`')
})

test('a snippet that the README does not have is an error', () => {
  expect(() => readmeSnippet('dance', 'https://plink.test')).toThrow('dance')
})
