import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { type Contract, publicContract, tagContract } from '#api/contract/public-contract.ts'
import { PROJECT_ROOT } from '#api/kernel/project-root.ts'
import { mountDocs } from './docs.ts'

const app = new Hono()
mountDocs(app, { publicUrl: 'https://plink.test/pay' })
const contractAt = async (path: string): Promise<Contract> => (await app.request(path)).json()
const operationIds = ({ paths }: Contract) => JSON.stringify(paths).match(/(?<="operationId":")\w+/g) ?? []

describe('the contract and the pages to try it', () => {
  test('a tag has a page that may only load from and call this server', async () => {
    const response = await app.request('/docs/reference/auth/try')
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    const page = await response.text()
    expect(page).not.toMatch(/https?:/)
    expect(page).toContain('href="/docs"')
    expect(page).toContain('href="/docs/reference/auth"')
    expect(page).toContain('data-url="/docs/reference/auth/openapi.json"')
  })

  test.each(['/openapi.yaml', '/openapi.json', '/workflows.arazzo.yaml', '/docs/reference/auth/try'])(
    '%s has the headers of files of the web app',
    async path => {
      const { headers } = await app.request(path)
      expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
      expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin')
    },
  )

  test.each(['/openapi.yaml', '/openapi.json', '/workflows.arazzo.yaml'])(
    '%s is sent compressed, and once',
    async path => {
      const plain = await (await app.request(path)).text()
      const response = await app.request(path, { headers: { 'Accept-Encoding': 'gzip' } })
      expect(response.headers.get('Content-Encoding')).toBe('gzip')
      expect(gunzipSync(await response.arrayBuffer()).toString()).toBe(plain)
      const etag = response.headers.get('ETag') ?? ''
      expect((await app.request(path, { headers: { 'If-None-Match': etag } })).status).toBe(304)
    },
  )

  test('the contract means the same to readers of YAML 1.1 and 1.2', async () => {
    const text = await (await app.request('/openapi.yaml')).text()
    expect(parse(text, { version: '1.1' })).toEqual(parse(text))
  })

  test.each(['/openapi.yaml', '/openapi.json', '/workflows.arazzo.yaml'])(
    '%s can be read by tools in pages of any origin',
    async path => {
      expect((await app.request(path)).headers.get('Access-Control-Allow-Origin')).toBe('*')
    },
  )

  test('is framed by no other page and uses no device', async () => {
    const { headers } = await app.request('/docs/reference/auth/try')
    expect(headers.get('X-Frame-Options')).toBe('DENY')
    expect(headers.get('Permissions-Policy')).toContain('camera=()')
  })

  test('the document of a tag has its operations with what they use, on the server of its page', () => {
    const use = (name: string) => ({ content: { schema: { $ref: `#/components/schemas/${name}` } } })
    const {
      servers,
      paths,
      tags,
      components,
      webhooks,
      'x-tagGroups': groups,
    } = tagContract(
      {
        servers: [{ url: 'https://elsewhere.test' }],
        paths: {
          '/own': { get: { tags: ['own'], ...use('Own') }, post: { tags: ['other'], ...use('Other') } },
          '/other': { get: { tags: ['other'], ...use('Other') } },
        },
        webhooks: { event: { post: { tags: ['own'] } } },
        tags: [{ name: 'own' }, { name: 'other' }],
        'x-tagGroups': [
          { name: 'Mixed', tags: ['other', 'own'] },
          { name: 'Others', tags: [] },
        ],
        components: { schemas: { Own: {}, Other: {} } },
      },
      'own',
    )
    expect(servers).toEqual([{ url: '/', description: 'This server' }])
    expect(paths).toEqual({ '/own': { get: { tags: ['own'], ...use('Own') } } })
    expect(tags).toEqual([{ name: 'own' }])
    expect(groups).toEqual([{ name: 'Mixed', tags: ['own'] }])
    expect(components).toEqual({ schemas: { Own: {} } })
    expect(webhooks).toBeUndefined()
  })

  test('omits internal operations with what only they use', () => {
    const use = (name: string) => ({ content: { schema: { $ref: `#/components/schemas/${name}` } } })
    const { paths, tags, components, ...others } = publicContract({
      'x-sandbox-admins': [],
      paths: {
        '/open': { get: { tags: ['open'], security: [{ token: [] }], ...use('Open') } },
        '/mixed': { get: { tags: ['open'] }, post: { tags: ['admin'], 'x-internal': true } },
        '/internal': {
          get: { tags: ['admin'], security: [{ adminToken: [] }], 'x-internal': true, ...use('Internal') },
        },
      },
      tags: [{ name: 'open' }, { name: 'admin' }],
      'x-tagGroups': [
        { name: 'Customers', tags: ['open'] },
        { name: 'Staff', tags: ['admin'] },
      ],
      components: {
        securitySchemes: { token: {}, adminToken: {} },
        schemas: { Open: use('Part'), Part: use('Open'), Internal: {} },
        examples: { unused: {} },
      },
    })
    expect(Object.keys(paths)).toEqual(['/open', '/mixed'])
    expect(Object.keys(paths['/mixed'] ?? {})).toEqual(['get'])
    expect(tags).toEqual([{ name: 'open' }])
    expect(others).toEqual({ 'x-tagGroups': [{ name: 'Customers', tags: ['open'] }] })
    expect(components).toEqual({ securitySchemes: { token: {} }, schemas: { Open: use('Part'), Part: use('Open') } })
  })

  test.each([
    ['/openapi.json', async (response: Response) => response.json()],
    ['/openapi.yaml', async (response: Response) => parse(await response.text())],
  ])('%s names this server in full, from where importers take the address', async (path, addressOf) => {
    const { servers } = await addressOf(await app.request(path))
    expect(servers).toEqual([{ url: 'https://plink.test/pay', description: 'This server' }])
  })

  test('has every other operation of the contract, as YAML and as JSON', async () => {
    const whole: Contract = parse(await readFile(new URL('openapi.yaml', PROJECT_ROOT), 'utf8'))
    const json = await contractAt('/openapi.json')
    const internal = Object.values(whole.paths).flatMap(methods =>
      Object.values(methods).filter(operation => operation['x-internal']),
    )
    expect(operationIds(json)).toContain('sendOtp')
    expect(operationIds(json)).toHaveLength(operationIds(whole).length - internal.length)
    expect(json.tags.map(({ name }) => name)).toContain('auth')
    expect(json.tags.filter(({ name }) => /^(admin|webhooks)/.test(name))).toEqual([])
    expect(parse(await (await app.request('/openapi.yaml')).text())).toEqual(json)
  })
})
