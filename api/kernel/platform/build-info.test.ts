import { expect, test } from 'vitest'
import { BUILD_INFO, BUILD_NAME } from './build-info.ts'
import { redactText } from './log-redaction.ts'

test('sources without a build have no commit', () => {
  expect([BUILD_INFO.commit, BUILD_NAME]).toEqual([undefined, BUILD_INFO.version])
})

test('the log keeps a commit that has only digits', () => {
  expect(redactText(`${BUILD_INFO.version}+g119005373710`)).toBe(`${BUILD_INFO.version}+g119005373710`)
})
