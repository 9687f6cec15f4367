import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { docsChangelog } from '#web/messages/docs-changelog.ts'
import manifest from '../../../../client/package.json'
import contract from '../../../../openapi.yaml?raw'
import { RELEASES } from './ChangelogPage.tsx'

const stored = Object.keys(import.meta.glob('../../../../releases/openapi-*.yaml')).flatMap(
  file => /openapi-(.+)\.yaml$/.exec(file)?.[1] ?? [],
)

test('the newest entry is the version of the contract and of the client', () => {
  const [newest] = RELEASES
  expect(newest?.version).toBe(parse(contract).info.version)
  expect(newest?.version).toBe(manifest.version)
})

test('every stored release has an entry, and every entry has changes in both languages', () => {
  const versions = RELEASES.map(({ version }) => version)
  expect(stored.length).toBeGreaterThan(0)
  expect(versions).toEqual(expect.arrayContaining(stored))
  for (const version of versions) {
    const [en, ar] = [docsChangelog.en.changes[version], docsChangelog.ar.changes[version]]
    expect(en.list.length, version).toBeGreaterThan(0)
    expect(ar.list, version).toHaveLength(en.list.length)
    expect(ar.isBreaking, version).toBe(en.isBreaking)
  }
  expect(Object.keys(docsChangelog.en.changes).sort()).toEqual([...versions].sort())
})
