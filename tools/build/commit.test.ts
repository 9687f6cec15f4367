import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { commitToBuild } from './commit.ts'

const folder = mkdtempSync(join(tmpdir(), 'plink-commit-'))
afterAll(() => rmSync(folder, { recursive: true }))
const git = (...args: string[]) =>
  execFileSync('git', ['-C', folder, '-c', 'user.name=Sara', '-c', 'user.email=sara@plink.example', ...args])

test('a build knows its commit from git, and whether the sources differ from it', () => {
  expect(commitToBuild(folder, '')).toBeUndefined()
  git('init', '--quiet')
  writeFileSync(join(folder, 'source'), 'one')
  git('add', '.')
  git('commit', '--quiet', '-m', 'One')
  expect(commitToBuild(folder, '')).toMatch(/^[0-9a-f]{12}$/)
  writeFileSync(join(folder, 'source'), 'two')
  expect(commitToBuild(folder, '')).toMatch(/^[0-9a-f]{12}-changed$/)
})

test('a build without git knows it from SOURCE_COMMIT', () => {
  expect(commitToBuild(tmpdir(), '3f2a9c1d04be0d9c6b1f2e3d4c5b6a7988776655')).toBe('3f2a9c1d04be')
})
