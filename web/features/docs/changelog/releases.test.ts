import { expect, test } from 'vitest'
import { parse } from 'yaml'
import manifest from '../../../../client/package.json'
import contract from '../../../../openapi.yaml?raw'
import { docsChangelog } from './docs-changelog.messages.ts'
import { RELEASES, type Version } from './releases.ts'

const releases = import.meta.glob<string>('../../../../releases/openapi-*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const versions = Object.keys(releases).flatMap(file => /openapi-(.+)\.yaml$/.exec(file)?.[1] ?? [])
const { info, paths } = parse(contract)

test('the newest entry is the version of the contract, of the client and of what the server says', () => {
  const [newest] = RELEASES
  expect(newest?.version).toBe(info.version)
  expect(newest?.version).toBe(manifest.version)
  const { examples } = paths['/health/live'].get.responses['200'].content['application/json']
  expect(examples.all_green.value.version).toBe(newest?.version)
})

test('what has a date is released, and what has none says so in its version', () => {
  const released: string[] = RELEASES.filter(({ date }) => date).map(({ version }) => version)
  expect(released.sort()).toEqual(versions.sort())
  const others = RELEASES.filter(({ date }) => !date).map(({ version }) => version)
  for (const version of others) expect(version).toMatch(/-unreleased$/)
  expect(others.length).toBeLessThan(2)
})

test.each(RELEASES.map(({ version }) => version))('%s has its changes in both languages', version => {
  const [en, ar] = [docsChangelog.en.changes[version], docsChangelog.ar.changes[version]]
  expect(en.list.length + en.breaking.length).toBeGreaterThan(0)
  expect(ar.list).toHaveLength(en.list.length)
  expect(operationsOf('ar', version)).toEqual(operationsOf('en', version))
})

test('every breaking change is marked by operations of the contract, or of a release that had them', () => {
  const ids = [contract, ...Object.values(releases)]
    .map(text => parse(text))
    .flatMap(({ paths, webhooks }) =>
      Object.values<Record<string, { operationId: string }>>({ ...paths, ...webhooks }).flatMap(methods =>
        Object.values(methods).map(({ operationId }) => operationId),
      ),
    )
  const namedIds = RELEASES.flatMap(({ version }) => operationsOf('en', version).flat())
  expect(namedIds.filter(id => !ids.includes(id))).toEqual([])
})

test('no version has changes without being listed', () => {
  const versions = RELEASES.map(({ version }) => version)
  expect(Object.keys(docsChangelog.en.changes).sort()).toEqual(versions.toSorted())
})

const operationsOf = (language: 'en' | 'ar', version: Version): string[][] =>
  docsChangelog[language].changes[version].breaking.map(({ operations }) => operations)
