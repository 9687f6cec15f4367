import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { RELEASES } from '#web/features/docs/changelog/releases.ts'

const ROOT = new URL('../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, ROOT), 'utf8')
/** Returns what operators read about a version. */
const sectionOf = (version: string) =>
  read('docs/upgrading.md')
    .split(/^## /m)
    .find(section => section.startsWith(`${version}\n`)) ?? ''
const migrations = readdirSync(new URL('api/kernel/db/migrations', ROOT))
  .flatMap(name => /^(\d{4})_.*\.sql$/.exec(name)?.[1] ?? [])
  .sort()

test('operators read about every version', () => {
  for (const { version } of RELEASES) expect(sectionOf(version), version).not.toBe('')
})

test('every migration belongs to a version, without a gap', () => {
  const ranges = RELEASES.flatMap(({ version }) => {
    const range = /\*\*Migrations\*\* `(\d{4})` to `(\d{4})`/.exec(sectionOf(version))
    return range ? [{ first: Number(range[1]), last: Number(range[2]) }] : []
  }).reverse()
  expect(ranges.flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, n) => first + n))).toEqual(
    migrations.map(Number),
  )
})

test('every setting since the last release is named in the section of the next one', () => {
  const [next, last] = RELEASES
  if (next?.date !== undefined) return
  const known = new Set(read(`releases/settings-${last?.version}.txt`).trim().split('\n'))
  const sources = read('api/env.ts') + read('api/outside/providers/live-settings.ts')
  const settings = [...sources.matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name]) => name ?? '')
  expect(settings.length).toBeGreaterThan(50)
  for (const name of settings) if (!known.has(name)) expect(sectionOf(next?.version ?? '')).toContain(`\`${name}\``)
})
