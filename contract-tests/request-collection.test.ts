import { Hono } from 'hono'
import { afterAll, describe, expect, test } from 'vitest'
import { workflows } from '#api/contract/generated/workflows.ts'
import type { Collection, CollectionFolder, CollectionItem } from '#api/docs/postman-format.ts'
import { mountWorkflowFiles } from '#api/docs/request-collection.ts'
import { runFolder } from './collection-runner.ts'
import { document, operations, tags } from './contract.ts'
import { contractApp } from './contract-app.ts'

const world = await contractApp()
afterAll(() => world.database.close())

const docs = new Hono()
mountWorkflowFiles(docs, { publicUrl: 'http://plink.test' })
const download = await docs.request('/docs/plink.postman_collection.json')
const collection: Collection = await download.json()

const isFolder = (entry: CollectionItem | CollectionFolder): entry is CollectionFolder => 'item' in entry
const itemsIn = (folder: CollectionFolder): CollectionItem[] =>
  folder.item.flatMap(entry => (isFolder(entry) ? itemsIn(entry) : [entry]))

const [flows, ...byTag] = collection.item
const flowFolders = flows?.item.filter(isFolder) ?? []
const internal = operations.filter(({ path, method }) => document.paths[path][method.toLowerCase()]['x-internal'])

test('has the format that API clients import', () => {
  expect(download.headers.get('Content-Type')).toBe('application/json')
  expect(collection.info.schema).toBe('https://schema.getpostman.com/json/collection/v2.1.0/collection.json')
  expect(collection.item.map(({ name }) => name)).toEqual(['Flows', ...tags.filter(hasOpenOperations)])
  for (const { request, event = [] } of collection.item.flatMap(itemsIn)) {
    expect(request.url.raw.split('?')[0]).toBe([...request.url.host, ...request.url.path].join('/'))
    if (request.body) expect(JSON.parse(request.body.raw)).toBeTypeOf('object')
    for (const { script } of event) new Function('pm', script.exec.join('\n'))
  }
})

test('defines every variable that it uses', () => {
  const known = collection.variable.map(({ key }) => key)
  expect(known).toEqual([...new Set(known)])
  const filledIn = JSON.stringify(collection.item).match(/(?<=\{\{)\w+(?=\}\})/g) ?? []
  expect([...new Set(filledIn)].filter(name => !known.includes(name))).toEqual([])
})

test('has every operation but the internal ones under its tag', () => {
  const requests = byTag.flatMap(itemsIn).map(({ request }) => `${request.method} ${request.url.raw.split('?')[0]}`)
  const open = operations.filter(operation => !internal.includes(operation))
  const expected = open.map(({ method, path }) => `${method} {{baseUrl}}${path.replace(/\{\w+\}/g, '{$&}')}`)
  expect(requests.sort()).toEqual(expected.sort())
  expect(internal.length).toBeGreaterThan(0)
})

test('phone numbers in queries arrive unchanged', async () => {
  const forPhone = byTag.flatMap(itemsIn).filter(({ request }) => request.url.raw.includes('phoneNumber='))
  expect(forPhone.length).toBeGreaterThan(0)
  for (const { name, request } of forPhone) {
    const asked = await world.app.request(request.url.raw.replace('{{baseUrl}}', ''))
    expect(asked.status, name).toBe(200)
  }
})

describe.each(flowFolders)('the folder “$name”', folder => {
  test('runs from top to bottom, also a second time', async () => {
    const first = await runFolder(folder, collection.variable, world.app)
    world.clock.advance(60)
    const second = await runFolder(folder, first.variables, world.app)
    expect(second.passed).toEqual(folder.item.map(({ name }) => name.replace(/^\d+\. /, '')))
  })
})

test('sign-up leaves an account to sign in with', async () => {
  const folder = flowFolders.find(({ name }) => name === workflows.signUp.summary)
  const { variables } = await runFolder(folder!, collection.variable, world.app)
  const { signUp_phoneNumber: phone, signUp_password: password } = Object.fromEntries(
    variables.map(({ key, value }) => [key, value]),
  )
  const signIn = flowFolders.find(({ name }) => name === workflows.signIn.summary)
  const chosen = variables.map(each => {
    if (each.key === 'signIn_identifier') return { ...each, value: phone ?? '' }
    return each.key === 'signIn_password' ? { ...each, value: password ?? '' } : each
  })
  expect((await runFolder(signIn!, chosen, world.app)).passed).toHaveLength(workflows.signIn.steps.length)
})

test('the description of the flows is served as it is written', async () => {
  expect(await (await docs.request('/workflows.arazzo.yaml')).text()).toMatch(/^arazzo: 1\.0\.1\n/)
})

function hasOpenOperations(tag: string): boolean {
  return operations.some(operation => operation.tag === tag && !internal.includes(operation))
}
