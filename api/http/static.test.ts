import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, describe, expect, test } from 'vitest'
import { mountWeb } from './static.ts'

const folder = mkdtempSync(join(tmpdir(), 'plink-web-'))
mkdirSync(join(folder, 'assets'))
mkdirSync(join(folder, '.vite'))
writeFileSync(join(folder, 'index.html'), '<meta name="plink-mode" content="sandbox" />')
writeFileSync(join(folder, 'boot.js'), 'boot()')
writeFileSync(join(folder, '.vite/manifest.json'), '{}')
writeFileSync(join(folder, 'assets/main-abc123.js'), 'main()')
writeFileSync(join(folder, 'assets/main-abc123.js.br'), brotliCompressSync('main()'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const NAVIGATION = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

function webApp(mode: 'sandbox' | 'live' = 'sandbox') {
  const app = new Hono()
  app.get('/api/v1/support', c => c.json({ phone: '1' }))
  mountWeb(app, folder, { mode })
  app.notFound(c => c.json({ code: 'NOT_FOUND' }, 404))
  return app
}

describe('the web app', () => {
  test.each(['/', '/onboarding/phone', '/apiary', '/docs', '/docs/references'])(
    'answers a browser at %s with its page',
    async path => {
      const answer = await webApp().request(path, { headers: NAVIGATION })
      expect(answer.status).toBe(200)
      expect(await answer.text()).toContain('plink-mode')
      expect(answer.headers.get('Content-Type')).toContain('text/html')
      expect(answer.headers.get('Cache-Control')).toBe('no-cache')
    },
  )

  test.each([
    '/api/v1/nothing',
    '/health/nothing',
    '/openapi.txt',
    '/docs/reference.txt',
    '/.vite/manifest.json',
    '/boot.js/..%2f..%2fx',
  ])('leaves %s to the server', async path => {
    const answer = await webApp().request(path)
    expect(answer.status).toBe(404)
    expect(await answer.json()).toEqual({ code: 'NOT_FOUND' })
  })

  test('leaves the server its own paths even when a browser navigates there', async () => {
    for (const path of ['/api/v1/nothing', '/docs/reference/nothing']) {
      expect((await webApp().request(path, { headers: NAVIGATION })).status).toBe(404)
    }
    expect(await (await webApp().request('/api/v1/support', { headers: NAVIGATION })).json()).toEqual({ phone: '1' })
  })

  test('does not answer a missing script or a program with the page', async () => {
    expect((await webApp().request('/assets/gone.js', { headers: { Accept: '*/*' } })).status).toBe(404)
    expect((await webApp().request('/nothing', { headers: { Accept: 'application/json' } })).status).toBe(404)
    expect((await webApp().request('/onboarding/phone', { method: 'POST', headers: NAVIGATION })).status).toBe(404)
  })

  test('lets browsers keep hashed files for ever and ask again about the others', async () => {
    expect((await webApp().request('/assets/main-abc123.js')).headers.get('Cache-Control')).toContain('immutable')
    const first = await webApp().request('/boot.js')
    expect(first.headers.get('Cache-Control')).toBe('no-cache')
    const again = await webApp().request('/boot.js', { headers: { 'If-None-Match': first.headers.get('ETag') ?? '' } })
    expect(again.status).toBe(304)
  })

  test('sends the compressed copy only to who takes it', async () => {
    const packed = await webApp().request('/assets/main-abc123.js', { headers: { 'Accept-Encoding': 'gzip, br' } })
    expect(packed.headers.get('Content-Encoding')).toBe('br')
    expect(packed.headers.get('Content-Type')).toContain('javascript')
    expect(brotliDecompressSync(await packed.arrayBuffer()).toString()).toBe('main()')
    for (const encoding of ['', 'br;q=0', 'deflate']) {
      const plain = await webApp().request('/assets/main-abc123.js', { headers: { 'Accept-Encoding': encoding } })
      expect(await plain.text()).toBe('main()')
    }
  })

  test('recovers when a file could not be read for a moment', async () => {
    const path = join(folder, 'assets/main-abc123.js')
    const app = webApp()
    app.onError((_error, c) => c.json({}, 500))
    renameSync(path, `${path}.away`)
    expect((await app.request('/assets/main-abc123.js')).status).toBe(500)
    renameSync(`${path}.away`, path)
    expect((await app.request('/assets/main-abc123.js')).status).toBe(200)
  })

  test('answers HEAD without a body', async () => {
    const answer = await webApp().request('/', { method: 'HEAD', headers: NAVIGATION })
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe('')
  })

  test('allows no script but its own files, no frame and no sniffing', async () => {
    const { headers } = await webApp().request('/', { headers: NAVIGATION })
    const policy = headers.get('Content-Security-Policy') ?? ''
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe|\*|data:/)
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Strict-Transport-Security')).toBeNull()
  })

  test('tells the page the mode, and demands HTTPS, in live mode', async () => {
    const answer = await webApp('live').request('/', { headers: NAVIGATION })
    expect(await answer.text()).toContain('content="live"')
    expect(answer.headers.get('Strict-Transport-Security')).toContain('max-age=')
  })
})
