import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { mayBreak, newestRelease, storeRelease } from './releases.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plink-releases-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function contractOf(version: string, folderOf = folder): string {
  const file = join(folderOf, 'openapi.yaml')
  writeFileSync(file, `openapi: 3.1.0\ninfo: { version: ${version} }\n`)
  return file
}

test('the newest release is the one with the highest version', () => {
  for (const version of ['0.9.0', '0.10.0', '0.2.11']) storeRelease(contractOf(version), folder)
  expect(newestRelease(folder)).toBe(join(folder, 'openapi-0.10.0.yaml'))
})

test('a folder without releases is an error', () => {
  expect(() => newestRelease(folder)).toThrow('No release')
})

test('a release is a copy and is never overwritten', () => {
  const contract = contractOf('1.2.3')
  const file = storeRelease(contract, folder)
  expect(readFileSync(file, 'utf8')).toBe(readFileSync(contract, 'utf8'))
  expect(() => storeRelease(contract, folder)).toThrow('raise info.version')
})

test('what is not released has no copy', () => {
  expect(() => storeRelease(contractOf('1.2.3-unreleased'), folder)).toThrow('Take -unreleased from info.version')
})

test.for([
  ['0.1.0', '0.1.0', false],
  ['0.1.0', '0.1.9', false],
  ['0.1.0', '0.2.0', true],
  ['0.1.0', '0.2.0-unreleased', true],
  ['0.1.0', '0.1.1-unreleased', false],
  ['0.2.0', '0.1.0', false],
  ['0.9.3', '1.0.0', true],
  ['1.2.0', '1.3.0', false],
  ['1.2.0', '2.0.0', true],
  ['2.0.0', '1.0.0', false],
] as const)('breaking changes from %s to %s are allowed: %s', ([from, to, allowed]) => {
  expect(mayBreak(from, to)).toBe(allowed)
})
