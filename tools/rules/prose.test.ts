import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = new URL('../..', import.meta.url).pathname
const GENERATED = new Set(['node_modules', 'dist', 'test-results', 'data'])
const names = globSync('**/*.md', { cwd: root, exclude: path => GENERATED.has(path.split('/').at(-1) ?? '') })
const documents = names.map(name => ({ name, text: readFileSync(join(root, name), 'utf8') }))
const words = (text: string) => text.split(/\s+/).filter(Boolean).length

test('the README has about 1,000 words', () => {
  expect(words(readFileSync(`${root}README.md`, 'utf8'))).toBeLessThanOrEqual(1100)
})

test('lines have at most 200 characters, those of the contract too', () => {
  const contract = { name: 'openapi.yaml', text: readFileSync(join(root, 'openapi.yaml'), 'utf8') }
  const long = [...documents, contract].flatMap(({ name, text }) =>
    text.split('\n').flatMap((line, index) => (line.length > 200 ? `${name}:${index + 1}` : [])),
  )
  expect(long).toEqual([])
})

test('links lead to files that exist', () => {
  const broken = documents.flatMap(({ name, text }) =>
    [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)]
      .map(([, link]) => join(dirname(name), link ?? ''))
      .filter(path => !existsSync(join(root, path))),
  )
  expect(broken).toEqual([])
})

test.each(['README.md', 'CONTRIBUTING.md'])('%s names files that exist', document => {
  const text = documents.find(({ name }) => name === document)?.text ?? ''
  const paths = [...text.matchAll(/`([\w-]+(?:\/[\w.-]+)+\/?|\w[\w.-]*\.(?:ts|yaml))`/g)].map(([, path]) => path ?? '')
  expect(paths).not.toEqual([])
  expect(paths.filter(path => !existsSync(join(root, path)))).toEqual([])
})

test('every document names files that exist, by their path or by their name alone', () => {
  const sources = globSync(
    '{api,arazzo,bench,client,contract-tests,deploy,docs,domain,e2e,providers,tools,web}/**/*.*',
    {
      cwd: root,
      exclude: path => GENERATED.has(path.split('/').at(-1) ?? ''),
    },
  )
  const known = [...globSync('*.*', { cwd: root }), ...sources].map(path => `/${path}`)
  const missing = documents.flatMap(({ name, text }) =>
    [...text.matchAll(/`([\w-][\w./-]*\.(?:ts|tsx|yaml|md))`/g)]
      .map(([, path]) => path ?? '')
      .filter(path => !known.some(each => each.endsWith(`/${path}`)))
      .map(path => `${name} ${path}`),
  )
  expect(missing).toEqual([])
})

test('the commands of the documents exist', () => {
  const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'))
  const missing = documents.flatMap(({ name, text }) =>
    [...text.matchAll(/npm run (?:-s |--silent )?([\w:-]+)/g)]
      .map(([, script]) => script ?? '')
      .filter(script => !(script in scripts))
      .map(script => `${name} npm run ${script}`),
  )
  expect(missing).toEqual([])
})

test('a decision has its context, what was decided, and the consequences', () => {
  const decisions = documents.filter(({ name }) => name.startsWith('docs/decisions/'))
  expect(decisions.length).toBeGreaterThan(70)
  const headings = (text: string) => [...text.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading)
  const others = decisions.filter(({ text }) => headings(text).join() !== 'Context,Decision,Consequences')
  expect(others.map(({ name }) => name)).toEqual([])
})
